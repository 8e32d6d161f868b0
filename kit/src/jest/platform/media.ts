// jsdom has no layout and plays no media. Media queries for widths use window.innerWidth: a test sets it and dispatches
// `resize`. All other queries do not match.
function matches(query: string): boolean {
  const bounds = [...query.matchAll(/\((min|max)-width:\s*([\d.]+)(px|r?em)\)/g)]
  return (
    bounds.length > 0 &&
    bounds.every(([, side, size, unit]) => {
      const pixels = Number(size) * (unit === 'px' ? 1 : 16)
      return side === 'min' ? window.innerWidth >= pixels : window.innerWidth <= pixels
    })
  )
}

window.matchMedia = (media) => {
  const list = Object.assign(new EventTarget(), { media, matches: matches(media), onchange: null })
  window.addEventListener('resize', () => {
    if (list.matches === matches(media)) return
    list.matches = !list.matches
    list.dispatchEvent(Object.assign(new Event('change'), { media, matches: list.matches }))
  })
  // The deprecated pair of methods is left out on purpose: nothing here may use it.
  return list as unknown as MediaQueryList
}

HTMLMediaElement.prototype.play = function play() {
  this.dispatchEvent(new Event('play'))
  return Promise.resolve()
}
HTMLMediaElement.prototype.pause = function pause() {
  this.dispatchEvent(new Event('pause'))
}
HTMLMediaElement.prototype.load = () => undefined
