import { parseArgs } from 'node:util'
import type { Browser } from 'playwright-core'
import { addressesOf } from '../pages/addresses'
import { declaredRoutes } from '../pages/declared-routes'
import { prepare } from '../pages/examples'
import { saveResult } from '../results'
import { findTarget, type Route } from '../web/browser'
import { compare, type Measured, withFronts } from '../web/compare'
import { against, contenderRows, type ContenderRow } from './contenders-result'
import { type ContenderName, contenderNames, withSites } from './sites'

/**
 * Compares first and later visits of every page with alternatives that a team could build:
 * `npm run bench -- contenders [--rounds 3] [--against single] [--only /view] [--who visitor]`. `--against` selects contenders,
 * `--only` addresses by their beginning, and `--who` visitors or members. The first two may be repeated. With any of them, no
 * result is stored.
 */
export async function contenders(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: 'string', default: '3' },
      against: { type: 'string', multiple: true },
      only: { type: 'string', multiple: true },
      who: { type: 'string' },
    },
  })
  const { rounds, only, who } = values
  const names = contenderNames.filter((name) => values.against?.includes(name) ?? true)
  const isChosen = (route: Pick<Route, 'address' | 'who'>) =>
    (only ?? ['']).some((start) => route.address.startsWith(start)) &&
    (who === undefined || route.who === who)
  const rows = await withSites(names, (sites) =>
    withFronts(sites, async (browser, fronted) => {
      const { measured, routes } = await prepared(browser, fronted, sites[0]?.url ?? '', isChosen)
      return contenderRows(await compare(browser, measured, routes, Number(rounds)))
    }),
  )
  for (const name of names) console.log(inWords(rows, name))
  const isWhole = values.against === undefined && only === undefined && who === undefined
  if (isWhole) await saveResult('contenders', { rounds: Number(rounds), rows })
}

/** Logs a member in at each site that shows members' pages, and finds the first clickable element of each page. */
async function prepared(
  browser: Browser,
  fronted: readonly Measured[],
  service: string,
  isChosen: (route: Pick<Route, 'address' | 'who'>) => boolean,
): Promise<{ measured: readonly Measured[]; routes: readonly Route[] }> {
  const [composed, ...others] = fronted
  if (!composed) throw new Error('There is no site')
  const { state, examples } = await prepare(browser, composed.url)
  const measured: Measured[] = [{ ...composed, member: state }]
  for (const site of others) {
    const isForMembers = site.has?.({ name: '', address: '/', usable: '', who: 'member' }) ?? true
    measured.push(isForMembers ? { ...site, member: (await prepare(browser, site.url)).state } : site)
  }
  const routes: Route[] = []
  for (const address of addressesOf(await declaredRoutes(service), examples))
    for (const who of ['visitor', 'member'] as const) {
      if (!isChosen({ address, who })) continue
      const usable = await findTarget(browser, composed.url + address, who === 'member' ? state : undefined)
      routes.push({ name: `${who}: ${address}`, address, usable, who })
    }
  return { measured, routes }
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
