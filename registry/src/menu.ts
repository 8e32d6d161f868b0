import { type Language, pickLanguage, type RemoteRoute } from '@within-reach/contract'

export interface MenuItem {
  readonly path: string
  readonly title: string
}

/** A menu entry with the pages below it. */
export interface MenuSection {
  /** The section's id. The shell has its label. */
  readonly title: string
  readonly items: readonly MenuItem[]
}

type MenuRoute = Pick<RemoteRoute, 'menu' | 'path' | 'title' | 'audience'>

/** Whether a person may see a page. For non-operators, operators' pages do not exist. */
export const isFor = ({ audience }: Pick<RemoteRoute, 'audience'>, operator: boolean): boolean =>
  audience !== 'operators' || operator

/**
 * Builds the menu from the routes of the live remotes, so that a new page needs no new shell.
 * @param remotes the routes of each remote
 * @param order the ids of the sections that come first, in this order
 * @param operator whether operators' pages are listed
 */
export function menuOfRoutes(
  remotes: readonly (readonly MenuRoute[])[],
  language: Language,
  order: readonly string[],
  operator: boolean,
): MenuSection[] {
  const sections = new Map<string, MenuItem[]>()
  for (const { menu, path, title, audience } of remotes.flat()) {
    if (menu !== undefined && isFor({ audience }, operator))
      sections.set(menu, [...(sections.get(menu) ?? []), { path, title: pickLanguage(title, language) }])
  }
  const rank = (title: string) => (order.includes(title) ? order.indexOf(title) : order.length)
  return [...sections]
    .map(([title, items]) => ({ title, items }))
    .sort((a, b) => rank(a.title) - rank(b.title))
}
