/**
 * Where an element stands among those like it: both pages are drawn by the same components, but their ids differ, and one may hold
 * a button more.
 */
export interface Place {
  readonly selector: string
  /** What a button or a link says; of other elements nothing. */
  readonly words: string
  readonly index: number
}

const telling = ['name', 'type', 'href']

/** @param page what the element stands in */
export function placeOf(element: Element, page: Element): Place {
  const told = telling.map((name) => {
    const value = element.getAttribute(name)
    return value === null ? `:not([${name}])` : `[${name}="${CSS.escape(value)}"]`
  })
  const like = { selector: element.localName + told.join(''), words: wordsOf(element) }
  return { ...like, index: allLike(page, like).findIndex((one) => one === element) }
}

/** The element that stands there in another page; undefined where there is none. */
export const elementAt = (page: Element, { index, ...like }: Place): HTMLElement | undefined =>
  allLike(page, like)[index]

const allLike = (page: Element, { selector, words }: Omit<Place, 'index'>): HTMLElement[] =>
  [...page.querySelectorAll<HTMLElement>(selector)].filter((one) => wordsOf(one) === words)

const wordsOf = (element: Element): string => (element.matches('a, button') ? element.textContent : '')
