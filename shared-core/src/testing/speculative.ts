/**
 * Makes the page one that the browser loaded ahead.
 * @returns a function that opens it
 */
export function loadSpeculatively(): () => void {
  let prerendering = true
  Object.defineProperty(document, 'prerendering', { get: () => prerendering, configurable: true })
  return () => {
    prerendering = false
    Reflect.deleteProperty(document, 'prerendering')
    document.dispatchEvent(new Event('prerenderingchange'))
  }
}
