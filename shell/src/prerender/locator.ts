/**
 * Where an element stands among those like it: both pages are drawn by the same components, but their ids differ, and one may hold
 * a button more.
 */
export interface Locator {
  readonly selector: string
  /** What a button or a link says; of other elements nothing. */
  readonly label: string
  readonly index: number
}

const telling = ['name', 'type', 'href']

/** @param page what the element stands in */
export function locatorOf(element: Element, page: Element): Locator {
  const told = telling.map((name) => {
    const value = element.getAttribute(name)
    return value === null ? `:not([${name}])` : `[${name}="${CSS.escape(value)}"]`
  })
  const like = { selector: element.localName + told.join(''), label: labelOf(element) }
  return { ...like, index: allLike(page, like).findIndex((one) => one === element) }
}

/** The element that stands there in another page; undefined where there is none. */
export const elementAt = (page: Element, { index, ...like }: Locator): HTMLElement | undefined =>
  allLike(page, like)[index]

const allLike = (page: Element, { selector, label }: Omit<Locator, 'index'>): HTMLElement[] =>
  [...page.querySelectorAll<HTMLElement>(selector)].filter((one) => labelOf(one) === label)

const labelOf = (element: Element): string => (element.matches('a, button') ? element.textContent : '')
