/**
 * Where an element stands among those like it: both pages are drawn by the same components, but their ids differ.
 */
export interface Place {
  readonly selector: string
  readonly index: number
}

const telling = ['name', 'type', 'href']

/** @param page what the element stands in */
export function placeOf(element: Element, page: Element): Place {
  const told = telling.map((name) => {
    const value = element.getAttribute(name)
    return value === null ? `:not([${name}])` : `[${name}="${CSS.escape(value)}"]`
  })
  const selector = element.localName + told.join('')
  return { selector, index: [...page.querySelectorAll(selector)].indexOf(element) }
}

/** The element that stands there in another page; undefined where there is none. */
export const elementAt = (page: Element, { selector, index }: Place): HTMLElement | undefined =>
  page.querySelectorAll<HTMLElement>(selector)[index]
