// jsdom logs an error for window.scrollTo. This records the scroll position instead.
function scrollTo(toOrX?: ScrollToOptions | number, y?: number): void {
  const { left = window.scrollX, top = window.scrollY } =
    typeof toOrX === 'object' ? toOrX : { left: toOrX, top: y }
  Object.assign(window, { scrollX: left, scrollY: top, pageXOffset: left, pageYOffset: top })
}

window.scrollTo = scrollTo
Element.prototype.scrollTo = () => undefined
Element.prototype.scrollIntoView = () => undefined
