import path from 'node:path'
import { parseArgs } from 'node:util'
import type { BrowserContext } from 'playwright-core'
import { builtRemotes, type FreshSite, startFresh } from '../fresh-site'
import { spreadOf } from '../measure/statistics'
import { saveResult } from '../results'
import { launch, phone, slow } from '../web/browser'
import type { FramedVisit } from './frames-result'

const remote = 'mfe-userspace'
const address = '/userspacetrade'

interface Taken {
  readonly shown: number
  readonly kilobytes: number
  readonly requests: number
}

/**
 * Measures what a sandboxed frame costs: `npm run bench -- frames [--rounds 7]` opens the same page of the same version at two sites,
 * one of which has its section in a frame, in turns and as on a phone.
 */
export async function frames(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { rounds: { type: 'string', default: '7' } } })
  const rounds = Number(values.rounds)
  const remotes = [...(await builtRemotes()).values()].join(path.delimiter)
  const sample = { SAMPLE_CONTENT: 'on', REMOTES_AT_START: remotes }
  const sites = {
    page: await startFresh(sample),
    frame: await startFresh({ ...sample, FRAMED_REMOTES: remote }),
  } as const
  const browser = await launch([])
  const taken = new Map<string, Taken[]>()
  try {
    for (let round = 0; round < rounds; round++)
      for (const where of ['page', 'frame'] as const) {
        const context = await browser.newContext(phone)
        for (const visit of ['first', 'later'] as const) {
          const key = `${visit} ${where}`
          taken.set(key, [...(taken.get(key) ?? []), await open(context, sites[where], where)])
        }
        await context.close()
      }
  } finally {
    await browser.close()
    await Promise.all([sites.page.stop(), sites.frame.stop()])
  }
  const visits = [...taken].map(([key, all]): FramedVisit => {
    const [visit, where] = key.split(' ') as [FramedVisit['visit'], FramedVisit['where']]
    const spread = (figure: keyof Taken) => spreadOf(all.map((one) => one[figure]))
    return {
      visit,
      where,
      shown: spread('shown'),
      kilobytes: spread('kilobytes'),
      requests: spread('requests'),
    }
  })
  for (const one of visits) console.log(`  ${JSON.stringify(one)}`)
  await saveResult('frames', { rounds, address, visits })
}

/** Opens the page in a new tab, until its first row is visible and nothing is requested any more. */
async function open(context: BrowserContext, { url }: FreshSite, where: 'page' | 'frame'): Promise<Taken> {
  const page = await context.newPage()
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) =>
    sizes.push(
      request
        .sizes()
        .then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize),
    ),
  )
  await slow(await context.newCDPSession(page))
  const started = performance.now()
  await page.goto(url + address, { waitUntil: 'commit' })
  const section = where === 'page' ? page.locator('#main') : page.frameLocator('iframe').locator('#main')
  await section.locator('a[href^="/view"]:visible').first().waitFor()
  const shown = performance.now() - started
  await page.waitForLoadState('networkidle')
  const bytes = await Promise.all(sizes)
  await page.close()
  return { shown, kilobytes: bytes.reduce((sum, one) => sum + one, 0) / 1000, requests: bytes.length }
}
