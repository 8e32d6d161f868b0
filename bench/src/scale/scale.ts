import path from 'node:path'
import { parseArgs } from 'node:util'
import { builtRemotes, type FreshSite, startFresh } from '../fresh-site'
import { interleaved } from '../measure/rounds'
import { saveResult } from '../results'
import { launch, type Route, visit, weighStart } from '../web/browser'
import { type Front, startFront } from '../web/front'
import { routes } from '../web/routes'
import { documentCost } from './document'
import { buildExample } from './example'
import { registerRemotes } from './publish'
import { differencesOf, type Figures, resultOf } from './summary'

/** The numbers of registered remotes; the smallest is that of this site. */
const sizes = [4, 20, 100] as const
const own = ['mfe-account', 'mfe-askreach', 'mfe-messages', 'mfe-userspace']
/** Page requests per round. */
const documents = 200

interface Contender {
  readonly name: string
  /** The instance that owns the database and accepted the uploads. It is not measured. */
  readonly owner: FreshSite
  readonly site: FreshSite
  readonly front: Front
}

/**
 * Measures a page with many registered remotes: `npm run bench -- scale [--rounds 7]` registers 4, 20 and 100 with three
 * services, and opens the home page of each in turn.
 */
export async function scale(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { rounds: { type: 'string', default: '7' } } })
  const [home] = routes
  if (!home) throw new Error('There is no home page to open')
  const rounds = Number(values.rounds)
  const example = await buildExample()
  const folders = await builtRemotes()
  const atStart = own.map((name) => folders.get(name) ?? name).join(path.delimiter)
  const started: Contender[] = []
  try {
    for (const size of sizes) {
      const owner = await startFresh({ REMOTES_AT_START: atStart })
      await registerRemotes(owner, example, size - own.length)
      const site = await startFresh({ DATABASE_URL: owner.databaseUrl })
      started.push({ name: String(size), owner, site, front: await startFront(site.url) })
      console.log(`  ${size} remotes are registered`)
    }
    const figures = await measure(started, home, rounds)
    const [few, , many] = sizes.map(String)
    await saveResult('scale', {
      rounds,
      page: home.address,
      sizes: Object.fromEntries(sizes.map((size) => [size, resultOf(figures.get(String(size)) ?? [])])),
      added: differencesOf(figures.get(many ?? '') ?? [], figures.get(few ?? '') ?? []),
    })
  } finally {
    for (const { owner, site, front } of started) {
      await front.stop()
      await site.stop()
      await owner.stop()
    }
  }
}

async function measure(
  started: readonly Contender[],
  page: Route,
  rounds: number,
): Promise<ReadonlyMap<string, readonly Figures[]>> {
  const browser = await launch(started.map(({ front }) => front.pin))
  try {
    const contenders = started.map(({ name, site, front }) => ({
      name,
      run: async (): Promise<Figures> => {
        const { cold, warm } = await visit(browser, front.url, page)
        const start = await weighStart(browser, front.url, page)
        const document = await documentCost(site.url + page.address, documents)
        const memory = await site.memory()
        return {
          documentPlain: document.plain,
          documentSent: document.sent,
          documentAnswered: document.answered,
          slowUsable: cold.usable,
          slowPaint: cold.largestPaint,
          slowAgainUsable: warm.usable,
          usable: start.usable,
          processor: start.processor,
          pageHeap: start.heap,
          serviceRss: memory.rss,
          serviceHeap: memory.heapUsed,
        }
      },
    }))
    return await interleaved(rounds, contenders)
  } finally {
    await browser.close()
  }
}
