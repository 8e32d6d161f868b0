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
  /** Its id; how it is called says `useSectionName`. */
  readonly title: string
  readonly items: readonly MenuItem[]
}

/** Sections in this order; one that a team adds stands behind them. */
const order = Object.keys(sectionNames)

/**
 * The menu, from the pages that the live remotes state of themselves: a remote that is off is not in it, and a new page
 * needs no new shell.
 * @param operator whether pages for operators are listed
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
