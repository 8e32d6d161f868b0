import { parseArgs } from 'node:util'
import type { Browser } from 'playwright-core'
import { startCheckout } from '../checkout'
import { inOrder, isInPart, parsePart } from '../measure/part'
import { saveResult, wholeTable } from '../results'
import { repository, unlimitedBudgets } from '../site'
import { type BrowserState, findTarget, launch, type Visit, visit } from '../web/browser'
import { startFront } from '../web/front'
import { addressesOf } from './addresses'
import { declaredRoutes } from './declared-routes'
import { member, prepare } from './examples'
import { fillBoards } from './fill-boards'
import { type Opened, type PageRow, pagesResultOf } from './pages-result'

/** The page whose times are the unit: a board list, opened by a visitor. */
const reference = '/userspacetrade'
/** How often the reference is opened in a round: its median is more stable than one visit. */
const referencesPerRound = 5

/**
 * Measures first and later visits of every page on a slow phone, as a visitor and as a member:
 * `npm run bench -- pages [--rounds 3] [--part 1/4] [--only /view]`. The list of pages comes from the served records. `--only`
 * selects addresses by their beginning, and stores no result. `--part 2/4` measures every fourth page, beginning with the second;
 * the result is stored once all parts are measured.
 */
export async function pages(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: 'string', default: '3' },
      only: { type: 'string' },
      part: { type: 'string', default: '1/1' },
    },
  })
  const part = parsePart(values.part)
  const rounds = Number(values.rounds)
  const site = await startCheckout(repository, unlimitedBudgets)
  const front = await startFront(site.url)
  const browser = await launch([front.pin])
  try {
    await fillBoards(site.url, member)
    const { state, examples } = await prepare(browser, front.url)
    const all = addressesOf(await declaredRoutes(site.url), examples)
    const addresses = all.filter((address, at) => isInPart(part, at) && address.startsWith(values.only ?? ''))
    const rows = await rowsOf(browser, front.url, addresses, state)
    const opened = await openInRounds(browser, front.url, rows, rounds)
    const found = pagesResultOf(reference, opened)
    for (const { address, who, first, later } of found.rows)
      console.log(
        `  ${who} ${address}: ${[first, later].map(({ ratio }) => ratio.median.toFixed(2)).join(', again ')}`,
      )
    if (values.only !== undefined) return
    const names = all.flatMap((address) => people.map((who) => nameOf({ address, who })))
    const measured = await wholeTable('pages', part, rounds, found.rows)
    if (measured) await saveResult('pages', { rounds, reference, rows: inOrder(names, nameOf, measured) })
  } finally {
    await browser.close()
    await front.stop()
    await site.stop()
  }
}

const people = ['visitor', 'member'] as const

const nameOf = ({ who, address }: Pick<PageRow, 'who' | 'address'>): string => `${who}: ${address}`

/** One page for one kind of person. */
interface Row {
  readonly address: string
  readonly who: (typeof people)[number]
  readonly usable: string
  readonly state?: BrowserState
}

async function rowsOf(
  browser: Browser,
  site: string,
  addresses: readonly string[],
  state: BrowserState,
): Promise<Row[]> {
  const rows: Row[] = []
  for (const address of addresses)
    for (const who of people) {
      const known = who === 'member' ? { state } : {}
      const usable = await findTarget(browser, site + address, known.state)
      rows.push({ address, who, usable, ...known })
    }
  return rows
}

/** Opens all rows in each round, and the reference at regular intervals between them. */
async function openInRounds(
  browser: Browser,
  site: string,
  rows: readonly Row[],
  rounds: number,
): Promise<Opened[]> {
  const open = ({ address, usable, state }: Omit<Row, 'who'>): Promise<Visit> =>
    visit(browser, site, { name: address, address, usable }, state)
  const unit = { address: reference, usable: await findTarget(browser, site + reference) }
  const distance = Math.max(1, Math.ceil(rows.length / referencesPerRound))
  const opened: Opened[] = []
  for (let round = 0; round < rounds; round++) {
    for (const [at, row] of rows.entries()) {
      if (at % distance === 0) opened.push({ round, ...unit, who: 'reference', ...(await open(unit)) })
      const { address, who } = row
      opened.push({ round, address, who, ...(await open(row)) })
    }
    console.log(`  round ${round + 1} of ${rounds}`)
  }
  return opened
}
