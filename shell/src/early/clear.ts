/** Takes away what stood in the page before its scripts, in the same frame in which a section draws something. */
export function clearEarly(main: HTMLElement): void {
  const early = main.querySelector('#early')
  if (!early) return
  const watching = new MutationObserver(() => {
    if (!main.querySelector('[data-section] > :not(:empty)')) return
    watching.disconnect()
    early.remove()
  })
  watching.observe(main, { childList: true, subtree: true })
}
