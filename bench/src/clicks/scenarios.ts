/** One navigation from a page to another. */
export interface Step {
  readonly name: string
  /** The link that is touched, or the steps in the browser's history. */
  readonly by: { readonly link: string } | { readonly history: -1 | 1 }
  /** The path of the next page. If absent, any page other than the current one counts. */
  readonly pathname?: string
  /** The element that the person wants to see there. */
  readonly wanted: string
  /** How long it may take, in milliseconds. */
  readonly within: number
}

/** Steps one after the other in one visit. */
export interface Scenario {
  readonly from: string
  readonly steps: readonly Step[]
}

/** A page that the menu lists. */
export interface MenuPage {
  readonly path: string
  readonly title: string
}

/** The limit for a new page, in milliseconds: one round trip of the phone's network, and the rendering. */
const unseen = 400
/** The limit for a page that was shown before, in milliseconds. */
const seen = 150

const trade = '/userspacetrade'
const rows = 'main h2 a[href^="/view?"]'
const heading = 'main h1'
const field = 'main form input'
const linkTo = (path: string) => `main a[href="${path}"]`

const back = (pathname: string, wanted: string, name: string): Step => ({
  name,
  by: { history: -1 },
  pathname,
  wanted,
  within: seen,
})

/**
 * The usual navigations of visitors. Each scenario starts on a page that was just opened.
 * @param menu the pages that the menu lists
 */
export const scenarios = (menu: readonly MenuPage[]): readonly Scenario[] => [
  {
    from: '/',
    steps: [
      {
        name: 'home → long-term form',
        by: { link: linkTo('/askreachlongtermproperty') },
        pathname: '/askreachlongtermproperty',
        wanted: field,
        within: unseen,
      },
      back('/', heading, 'form → back to home'),
    ],
  },
  {
    from: '/',
    steps: [
      { name: 'home → board', by: { link: linkTo(trade) }, pathname: trade, wanted: rows, within: unseen },
    ],
  },
  {
    from: trade,
    steps: [
      {
        name: 'row → post',
        by: { link: `li:nth-child(4) ${rows.replace('main ', '')}` },
        pathname: '/view',
        wanted: heading,
        within: unseen,
      },
      back(trade, rows, 'post → back to the list'),
      {
        name: 'list → forward to the post',
        by: { history: 1 },
        pathname: '/view',
        wanted: heading,
        within: seen,
      },
    ],
  },
  {
    from: trade,
    steps: [
      {
        name: 'list, page 1 → 2',
        by: { link: linkTo(`${trade}?page=2`) },
        pathname: trade,
        wanted: rows,
        within: unseen,
      },
      back(trade, rows, 'list, page 2 → back to 1'),
    ],
  },
  ...menu.map(({ path, title }) => ({
    from: '/mobilemenu',
    steps: [
      {
        name: `menu → ${title}`,
        by: { link: linkTo(path) },
        // No path: members' pages redirect a visitor to the login page.
        wanted: heading,
        within: unseen,
      },
    ],
  })),
]

interface Decision {
  readonly remotes: Readonly<
    Record<
      string,
      {
        readonly routes: readonly {
          readonly path: string
          readonly title: { readonly en: string }
          readonly menu?: string
          readonly audience?: string
        }[]
      }
    >
  >
}

/**
 * The pages that a site's menu lists for visitors, from the records of its live remotes.
 * @param site its address
 */
export async function menuOf(site: string): Promise<MenuPage[]> {
  const { remotes } = (await (await fetch(`${site}/api/registry/decision`)).json()) as Decision
  return Object.values(remotes)
    .flatMap(({ routes }) => routes)
    .filter(({ menu, audience }) => menu !== undefined && audience === undefined)
    .map(({ path, title }) => ({ path, title: title.en }))
}
