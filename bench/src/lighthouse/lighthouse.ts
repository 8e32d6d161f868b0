import { parseArgs } from 'node:util'
import { startCheckout } from '../checkout'
import { inOrder, isInPart, parsePart } from '../measure/part'
import { spreadOf } from '../measure/statistics'
import { addressesOf } from '../pages/addresses'
import { declaredRoutes } from '../pages/declared-routes'
import { logIn, member, prepare } from '../pages/examples'
import { fillBoards } from '../pages/fill-boards'
import { saveResult, wholeTable } from '../results'
import { repository, unlimitedBudgets } from '../site'
import { launch } from '../web/browser'
import { type Front, startFront } from '../web/front'
import { startAuditBrowser } from './audit-browser'
import { type AuditedPage, auditedPage, categories, medianAudit } from './audited-page'
import type { LighthouseResult, LighthouseRow } from './lighthouse-result'
import { installLighthouse, runLighthouse } from './run-lighthouse'

type VisitedPage = Pick<LighthouseRow, 'address' | 'who'>

/**
 * Audits every page with Lighthouse, as a visitor and as a member:
 * `npm run bench -- lighthouse [--rounds 3] [--part 1/4] [--only /view] [--who visitor]`. A page that has 100 for performance is
 * audited once, others as often as `--rounds` says. `--only` selects addresses by their beginning and may be repeated, `--who`
 * visitors or members; with one of them, no result is stored. `--part 2/4` audits every fourth page, beginning with the second;
 * the result is stored once all parts are audited.
 */
export async function lighthouse(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: 'string', default: '3' },
      only: { type: 'string', multiple: true },
      who: { type: 'string' },
      part: { type: 'string', default: '1/1' },
    },
  })
  const { only, who } = values
  const part = parsePart(values.part)
  await installLighthouse()
  const site = await startCheckout(repository, unlimitedBudgets)
  const front = await startFront(site.url)
  try {
    const all = await pagesOf(site.url, front)
    const chosen = all.filter(
      (page, at) =>
        isInPart(part, at) &&
        (only ?? ['']).some((start) => page.address.startsWith(start)) &&
        (who === undefined || page.who === who),
    )
    const audited = await auditAll(site.url, front, chosen, Number(values.rounds))
    if (only !== undefined || who !== undefined) return
    const table = await wholeTable('lighthouse', part, Number(values.rounds), audited)
    if (table) await saveResult('lighthouse', resultOf(inOrder(all.map(nameOf), nameOf, table)))
  } finally {
    await front.stop()
    await site.stop()
  }
}

/** All pages, each for a visitor and for a member. */
async function pagesOf(site: string, front: Front): Promise<VisitedPage[]> {
  const browser = await launch([front.pin])
  try {
    await fillBoards(site, member)
    const { examples } = await prepare(browser, front.url)
    const addresses = addressesOf(await declaredRoutes(site), examples)
    return addresses.flatMap((address) => (['visitor', 'member'] as const).map((who) => ({ address, who })))
  } finally {
    await browser.close()
  }
}

/** Audits pages in a visitor's browser and in a member's. */
async function auditAll(
  site: string,
  front: Front,
  pages: readonly VisitedPage[],
  rounds: number,
): Promise<Audited[]> {
  const routes = await declaredRoutes(site)
  const unlisted = new Set(routes.flatMap((route) => (route.unlisted ? [route.path] : [])))
  const browsers = {
    visitor: await startAuditBrowser([front.pin]),
    member: await startAuditBrowser([front.pin], (page) => logIn(page, front.url)),
  }
  const audit = async ({ address, who }: VisitedPage) => {
    const report = await runLighthouse(front.url + address, browsers[who].port)
    return { report, page: auditedPage(report, (path) => unlisted.has(path)) }
  }
  const rows: Audited[] = []
  try {
    for (const page of pages) {
      const first = await audit(page)
      const audits = [first]
      if (first.page.scores.performance < 100) while (audits.length < rounds) audits.push(await audit(page))
      const median = medianAudit(audits.map((one) => one.page))
      const speeds = audits.map(({ report }) => report.environment.benchmarkIndex)
      const lighthouse = first.report.lighthouseVersion
      rows.push({ ...page, audits: audits.length, ...median, speeds, lighthouse })
      console.log(`  ${rows.length}/${pages.length} ${nameOf(page)}: ${inWords(median)}`)
    }
  } finally {
    for (const browser of Object.values(browsers)) await browser.stop()
  }
  return rows
}

/** A row with Lighthouse's version, and its measures of the machine's speed. */
interface Audited extends LighthouseRow {
  readonly lighthouse: string
  readonly speeds: readonly number[]
}

const resultOf = (audited: readonly Audited[]): LighthouseResult => ({
  lighthouse: [...new Set(audited.map(({ lighthouse }) => lighthouse))].join(', '),
  benchmarkIndex: spreadOf(audited.flatMap(({ speeds }) => speeds)),
  rows: audited.map(({ lighthouse: _version, speeds: _speeds, ...row }) => row),
})

const nameOf = ({ who, address }: VisitedPage): string => `${who}: ${address}`

/** Scores, measurements and failed audits, as output. */
function inWords({ scores, metrics, failed }: AuditedPage): string {
  const weighty = failed.filter(({ category, weight }) => weight > 0 && category !== 'performance')
  return [
    categories.map((category) => scores[category]).join(' '),
    Object.entries(metrics)
      .map(([name, value]) => `${name} ${value}`)
      .join(', '),
    ...weighty.map(({ id, score }) => `${id} ${score}`),
  ].join('; ')
}
