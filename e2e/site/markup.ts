import type { Locator } from '@playwright/test'

/** Names of attributes that differ between two renderings of the same components. */
const differing = ['id', 'for', 'aria-controls', 'aria-describedby', 'aria-labelledby', 'method', 'data-held']

/**
 * The markup in an element, without the differences between two renderings: ids, relative times, and the order of attributes.
 * @param late a selector of what only the scripts draw
 */
export const markupOf = (element: Locator, late?: string): Promise<string> =>
  element.evaluate(
    (root, { names, late }) => {
      const copy = root.cloneNode(true) as HTMLElement
      if (late !== undefined) for (const one of copy.querySelectorAll(late)) one.remove()
      for (const time of copy.querySelectorAll('time')) time.textContent = time.dateTime
      for (const one of copy.querySelectorAll('*')) {
        const attributes = [...one.attributes].sort((a, b) => (a.name < b.name ? -1 : 1))
        for (const { name, value } of attributes) {
          one.removeAttribute(name)
          if (!names.includes(name)) one.setAttribute(name, value)
        }
      }
      return copy.innerHTML.replaceAll('><', '>\n<')
    },
    { names: differing, late },
  )
