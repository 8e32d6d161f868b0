/**
 * Replaces the browser's observer of what is in view.
 * @returns a function that reports the observed elements of a selector as in view
 */
export function mockInView(): (selector: string) => void {
  let reportInView: (selector: string) => void = () => {}
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((report) => {
    const observer = new EventTarget() as unknown as IntersectionObserver
    const observed: Element[] = []
    reportInView = (selector) => {
      const entries = observed
        .filter((element) => element.matches(selector))
        .map((target) => ({ target, isIntersecting: true }) as unknown as IntersectionObserverEntry)
      report(entries, observer)
    }
    return Object.assign(observer, {
      observe: (element: Element) => observed.push(element),
      disconnect: () => {},
    })
  })
  return (selector) => reportInView(selector)
}
