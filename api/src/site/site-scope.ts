import { boardAddress, countries, type Language, type Theme } from '@within-reach/contract'
import { type Decision, menuOfRoutes } from '@within-reach/registry'
import type { PageSettings } from './page'
import type { SiteScope } from './page-scope'

/** The circumstances of a page request. */
export interface SiteAt {
  readonly pathname: string
  readonly language: Language
  readonly theme: Theme | undefined
  /** Whether operators' pages are listed. */
  readonly operator: boolean
}

const boards: ReadonlySet<string> = new Set(Object.values(boardAddress))

/**
 * Collects the data of the site that pages show: its settings, and what is live.
 * @param order the ids of the sections that come first in the menu, in this order
 */
export function siteScope(
  { supportEmail, social }: PageSettings,
  { remotes }: Decision,
  { pathname, language, theme, operator }: SiteAt,
  order: readonly string[],
): SiteScope {
  const routes = Object.values(remotes).map(({ version }) => version.routes)
  const menu = menuOfRoutes(routes, language, order, operator).map((section) => ({
    ...section,
    current: section.items.some(({ path }) => path === pathname) || null,
  }))
  const open = Object.entries(remotes).flatMap(([name, { regions }]) =>
    countries.map((country) => [`${name}.${country}`, regions[country] || null]),
  )
  return {
    fields: {
      ...Object.fromEntries(open),
      ...Object.fromEntries(
        Object.entries(social).map(([kind, address]) => [`site.${kind}`, address || null]),
      ),
      'site.supportEmail': supportEmail,
      theme: theme ?? null,
    },
    rows: {
      menu,
      boards: menu
        .flatMap(({ items }) => items.filter(({ path }) => boards.has(path)))
        .map((board) => ({ ...board })),
    },
  }
}
