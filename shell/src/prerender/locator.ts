/**
 * Finds an element among similar ones. The same components render both pages, but ids differ, and one page may have a
 * button more.
 */
export interface Locator {
  readonly selector: string
  /** The text of a button or a link. Empty for other elements. */
  readonly label: string
  readonly index: number
}

const identifying = ['name', 'type', 'href']

/** @param page the ancestor of the element */
export function locatorOf(element: Element, page: Element): Locator {
  const attributes = identifying.map((name) => {
    const value = element.getAttribute(name)
    return value === null ? `:not([${name}])` : `[${name}="${CSS.escape(value)}"]`
  })
  const like = { selector: element.localName + attributes.join(''), label: labelOf(element) }
  return { ...like, index: allLike(page, like).findIndex((one) => one === element) }
}

/** The matching element in another page, or undefined. */
export const elementAt = (page: Element, { index, ...like }: Locator): HTMLElement | undefined =>
  allLike(page, like)[index]

const allLike = (page: Element, { selector, label }: Omit<Locator, 'index'>): HTMLElement[] =>
  [...page.querySelectorAll<HTMLElement>(selector)].filter((one) => labelOf(one) === label)

const labelOf = (element: Element): string => (element.matches('a, button') ? element.textContent : '')
