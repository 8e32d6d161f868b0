import { parseArgs } from 'node:util'
import { startCheckout } from '../checkout'
import { isInPart, parsePart, replacedRows } from '../measure/part'
import { spreadOf } from '../measure/statistics'
import { addressesOf } from '../pages/addresses'
import { declaredRoutes } from '../pages/declared-routes'
import { logIn, member, prepare } from '../pages/examples'
import { fillBoards } from '../pages/fill-boards'
import { readCommitted, saveResult } from '../results'
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
 * visitors or members; with one of them, no result is stored. `--part 2/4` audits every fourth page, beginning with the second,
 * and replaces these pages in the committed result.
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
    const found = await auditAll(site.url, front, chosen, Number(values.rounds))
    if (only !== undefined || who !== undefined) return
    const old = (await readCommitted<LighthouseResult>('lighthouse'))?.rows ?? []
    await saveResult('lighthouse', { ...found, rows: replacedRows(all.map(nameOf), nameOf, old, found.rows) })
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
): Promise<LighthouseResult> {
  const routes = await declaredRoutes(site)
  const unlisted = new Set(routes.flatMap((route) => (route.unlisted ? [route.path] : [])))
  const browsers = {
    visitor: await startAuditBrowser([front.pin]),
    member: await startAuditBrowser([front.pin], (page) => logIn(page, front.url)),
  }
  const speeds: number[] = []
  let version = ''
  const audit = async ({ address, who }: VisitedPage): Promise<AuditedPage> => {
    const report = await runLighthouse(front.url + address, browsers[who].port)
    speeds.push(report.environment.benchmarkIndex)
    version = report.lighthouseVersion
    return auditedPage(report, (path) => unlisted.has(path))
  }
  const rows: LighthouseRow[] = []
  try {
    for (const page of pages) {
      const first = await audit(page)
      const audits = [first]
      if (first.scores.performance < 100) while (audits.length < rounds) audits.push(await audit(page))
      const median = medianAudit(audits)
      rows.push({ ...page, audits: audits.length, ...median })
      console.log(`  ${rows.length}/${pages.length} ${nameOf(page)}: ${inWords(median)}`)
    }
  } finally {
    for (const browser of Object.values(browsers)) await browser.stop()
  }
  return { lighthouse: version, benchmarkIndex: spreadOf(speeds), rows }
}

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
