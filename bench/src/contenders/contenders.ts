import { parseArgs } from 'node:util'
import type { Browser } from 'playwright-core'
import { addressesOf } from '../pages/addresses'
import { declaredRoutes } from '../pages/declared-routes'
import { inOrder, isInPart, parsePart } from '../measure/part'
import { prepare } from '../pages/examples'
import { saveResult, wholeTable } from '../results'
import { findTarget, type Route } from '../web/browser'
import { compare, type Measured, withFronts } from '../web/compare'
import { against, contenderRows, type ContenderRow } from './contenders-result'
import { type Contents, contentsOf } from './contents'
import { unfairnessOf } from './fair'
import { type ContenderName, contenderNames, withSites } from './sites'

/**
 * Compares first and later visits of every page with alternatives that a team could build:
 * `npm run bench -- contenders [--rounds 3] [--part 1/4] [--against single] [--only /view] [--who visitor]`. `--against` selects
 * contenders, `--only` addresses by their beginning, and `--who` visitors or members. The first two may be repeated. With any of
 * them, no result is stored. `--part 2/4` measures every fourth page, beginning with the second; the result is stored
 * once all parts are measured.
 */
export async function contenders(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: 'string', default: '3' },
      against: { type: 'string', multiple: true },
      only: { type: 'string', multiple: true },
      who: { type: 'string' },
      part: { type: 'string', default: '1/1' },
    },
  })
  const { rounds, only, who } = values
  const part = parsePart(values.part)
  const names = contenderNames.filter((name) => values.against?.includes(name) ?? true)
  const isChosen = ({ address, who: whose }: VisitedPage, at: number) =>
    isInPart(part, at) &&
    (only ?? ['']).some((start) => address.startsWith(start)) &&
    (who === undefined || whose === who)
  const { rows, pages } = await withSites(names, (sites) =>
    withFronts(sites, async (browser, fronted) => {
      await demandFairness(browser, fronted)
      const found = await prepared(browser, fronted, sites[0]?.url ?? '', isChosen)
      const results = await compare(browser, found.measured, found.routes, Number(rounds))
      return { rows: contenderRows(results), pages: found.all.map(pageName) }
    }),
  )
  for (const name of names) console.log(inWords(rows, name))
  const isWhole = values.against === undefined && only === undefined && who === undefined
  if (!isWhole) return
  const measured = await wholeTable('contenders', part, Number(rounds), rows)
  if (measured)
    await saveResult('contenders', {
      rounds: Number(rounds),
      rows: inOrder(pages, ({ page }) => page, measured),
    })
}

/** @throws Error if a contender shows less than the composed site: its figures would mean nothing */
async function demandFairness(browser: Browser, fronted: readonly Measured[]): Promise<void> {
  const contents: Contents[] = []
  for (const site of fronted) contents.push(...(await contentsOf(browser, site)))
  const problems = unfairnessOf(contents)
  if (problems.length > 0) throw new Error(`The comparison would be unfair:\n${problems.join('\n')}`)
}

type VisitedPage = Pick<Route, 'address'> & { readonly who: 'visitor' | 'member' }

const pageName = ({ who, address }: VisitedPage): string => `${who}: ${address}`

/** Logs a member in at each site that shows members' pages, and finds the first clickable element of each page. */
async function prepared(
  browser: Browser,
  fronted: readonly Measured[],
  service: string,
  isChosen: (page: VisitedPage, at: number) => boolean,
): Promise<{ measured: readonly Measured[]; routes: readonly Route[]; all: readonly VisitedPage[] }> {
  const [composed, ...others] = fronted
  if (!composed) throw new Error('There is no site')
  const { state, examples } = await prepare(browser, composed.url)
  const measured: Measured[] = [{ ...composed, member: state }]
  for (const site of others) {
    const isForMembers = site.has?.({ name: '', address: '/', usable: '', who: 'member' }) ?? true
    measured.push(isForMembers ? { ...site, member: (await prepare(browser, site.url)).state } : site)
  }
  const all = addressesOf(await declaredRoutes(service), examples).flatMap((address) =>
    (['visitor', 'member'] as const).map((who) => ({ address, who })),
  )
  const routes: Route[] = []
  for (const page of all.filter(isChosen)) {
    const signedIn = page.who === 'member' ? state : undefined
    const usable = await findTarget(browser, composed.url + page.address, signedIn)
    routes.push({ ...page, name: pageName(page), usable })
  }
  return { measured, routes, all }
}

/** The most important figures, as output. */
function inWords(rows: readonly ContenderRow[], other: ContenderName): string {
  const figures = (['first', 'later'] as const).flatMap((visit) =>
    (['largestPaint', 'usable', 'bytes'] as const).flatMap((figure) => {
      const found = against(rows, other, visit, figure)
      return found ? [`${visit} ${figure} ${found.median.toFixed(2)} (${found.worst.toFixed(2)})`] : []
    }),
  )
  return `  against ${other}: ${figures.join(', ')}`
}
