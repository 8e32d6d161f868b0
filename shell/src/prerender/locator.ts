/**
 * Describes an element, so that its counterpart in another rendering of the page can be found. Ids differ between the
 * renderings, and one may have an extra button.
 */
export interface Locator {
  readonly selector: string
  /** The text of a button or a link. Empty for other elements. */
  readonly label: string
  /** Whether only visible elements match: a prerendered page has content for wide and for narrow screens. */
  readonly shown: boolean
  readonly index: number
}

const identifying = ['name', 'type', 'href']
/** A part of the names that React generates. The component that replaces the field generates another one. */
const generated = 'prerender-'

/** @param page the ancestor of the element */
export function locatorOf(element: Element, page: Element): Locator {
  const attributes = identifying.map((name) => {
    const value = element.getAttribute(name)
    if (value?.includes(generated)) return ''
    return value === null ? `:not([${name}])` : `[${name}="${CSS.escape(value)}"]`
  })
  const like = {
    selector: element.localName + attributes.join(''),
    label: labelOf(element),
    shown: isShown(element),
  }
  return { ...like, index: allLike(page, like).findIndex((one) => one === element) }
}

/** The matching element in another page, or undefined. */
export const elementAt = (page: Element, { index, ...like }: Locator): HTMLElement | undefined =>
  allLike(page, like)[index]

const allLike = (page: Element, { selector, label, shown }: Omit<Locator, 'index'>): HTMLElement[] =>
  [...page.querySelectorAll<HTMLElement>(selector)].filter(
    (one) => labelOf(one) === label && (!shown || isShown(one)),
  )

// Not every browser has `checkVisibility`.
const isShown = (element: Element): boolean =>
  (element as Partial<Element>).checkVisibility?.call(element) ?? true

const labelOf = (element: Element): string => (element.matches('a, button') ? element.textContent : '')
