import type { Language } from '@within-reach/contract'
import { type MenuSection, menuOfRoutes, type PageDecision } from '@within-reach/registry'
import { sectionNames } from './section-name'

/** The order of the sections. A section that is not listed comes last. */
const order = Object.keys(sectionNames)

/**
 * Builds the menu from the pages in the live remotes' records.
 * @param operator whether operators' pages are listed
 */
export const menuOf = (decision: PageDecision, language: Language, operator = false): MenuSection[] =>
  menuOfRoutes(
    Object.values(decision.remotes).map(({ routes }) => routes),
    language,
    order,
    operator,
  )
