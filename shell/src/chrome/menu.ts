import type { Language } from '@within-reach/contract'
import type { PageDecision } from '@within-reach/registry'
import { isFor } from '@within-reach/runtime'
import { sectionNames } from './section-name'

export interface MenuItem {
  readonly path: string
  readonly title: string
}

/** A menu entry with the pages below it. */
export interface MenuSection {
  /** The section's id; `useSectionName` returns its label. */
  readonly title: string
  readonly items: readonly MenuItem[]
}

/** The order of the sections. A section that is not listed comes last. */
const order = Object.keys(sectionNames)

/**
 * Builds the menu from the pages in the live remotes' records. A remote that is off is left out, and a new page needs
 * no new shell.
 * @param operator whether operators' pages are listed
 */
export function menuOf(decision: PageDecision, language: Language, operator = false): MenuSection[] {
  const sections = new Map<string, MenuItem[]>()
  for (const { routes } of Object.values(decision.remotes)) {
    for (const { menu, path, title, audience } of routes) {
      if (menu !== undefined && isFor({ audience }, operator))
        sections.set(menu, [...(sections.get(menu) ?? []), { path, title: title[language] }])
    }
  }
  const rank = (title: string) => (order.includes(title) ? order.indexOf(title) : order.length)
  return [...sections]
    .map(([title, items]) => ({ title, items }))
    .sort((a, b) => rank(a.title) - rank(b.title))
}
