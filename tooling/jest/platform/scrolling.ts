// jsdom answers window.scrollTo with a complaint; here it remembers where the page would be.
function scrollTo(toOrX?: ScrollToOptions | number, y?: number): void {
  const { left = window.scrollX, top = window.scrollY } =
    typeof toOrX === 'object' ? toOrX : { left: toOrX, top: y }
  Object.assign(window, { scrollX: left, scrollY: top, pageXOffset: left, pageYOffset: top })
}

window.scrollTo = scrollTo
Element.prototype.scrollTo = () => undefined
Element.prototype.scrollIntoView = () => undefined
