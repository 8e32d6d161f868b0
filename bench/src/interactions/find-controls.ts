/** A control of an open page. It has the attribute `data-bench` with its number. */
export interface Control {
  readonly number: number
  readonly kind: string
  /** Its label or text. */
  readonly name: string
}

/** The kinds of controls, by selector. Links are last, because they leave the page. */
export const kinds: readonly (readonly [kind: string, selector: string])[] = [
  ['button', 'button:enabled'],
  ['tab', '[role=tab]'],
  ['choice', 'input[type=checkbox], input[type=radio]'],
  ['list', 'select:enabled'],
  ['text', 'input:enabled:not([type=checkbox], [type=radio], [type=file], [type=submit])'],
  ['long text', 'textarea:enabled'],
  ['rich text', '[contenteditable=true]'],
  ['fold', 'summary'],
  ['link', 'a[href]'],
]

/**
 * Runs in the page: finds the first visible control of each kind below some elements.
 * @param all whether every control of the first kind is returned, instead of one
 */
export function findControls([within, kinds, all]: readonly [
  within: string,
  kinds: readonly (readonly [kind: string, selector: string])[],
  all: boolean,
]): Control[] {
  const isVisible = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
  }
  const nameOf = (element: Element) => {
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined
    const name = element.getAttribute('aria-label') ?? label ?? element.textContent
    return (name ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40)
  }
  const roots = [...document.querySelectorAll(within)]
  for (const marked of document.querySelectorAll('[data-bench]')) marked.removeAttribute('data-bench')
  let last = 0
  return kinds.flatMap(([kind, selector], at) => {
    const found = roots.flatMap((root) => [...root.querySelectorAll(selector)]).filter(isVisible)
    return (all && at === 0 ? found : found.slice(0, 1)).map((element) => {
      const number = (last += 1)
      element.setAttribute('data-bench', String(number))
      return { number, kind, name: nameOf(element) }
    })
  })
}
