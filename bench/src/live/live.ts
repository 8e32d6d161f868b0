import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { interleaved } from '../measure/rounds'
import { type Spread, spreadOf } from '../measure/statistics'
import { saveResult } from '../results'
import { startReferenceStreams } from './reference'
import { type Served, startMembersSite } from './service'
import { createStreams } from './streams'

/** The numbers of open streams at which the memory is measured. It is also measured without streams. */
const levels = [1000, 5000] as const
const most = Math.max(...levels)
/** The service's maximum of streams per member. */
const ofAddressee = 8
/** Writes per round. */
const writes = 20

/** The figures of one round. Times are in milliseconds, sizes in bytes. */
interface Figures {
  /** Memory of the process per stream: of the first level's streams, and of the further ones. */
  readonly first: number
  readonly further: number
  readonly heap: number
  /**
   * From before a write until the last stream of its recipient has sent it: the median of a round's writes, and the
   * slowest.
   */
  readonly toLast: number
  readonly slowest: number
}

/**
 * Measures idle event streams: `npm run bench -- live [--rounds 7]` opens 5,000 at a new instance of the service and at a
 * trivial server in turn, and writes to one member who has eight of them.
 */
export async function live(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { rounds: { type: 'string', default: '7' } } })
  const rounds = Number(values.rounds)
  await demandFiles(most + 500)
  const site = await startMembersSite(most)
  try {
    const measured = (start: () => Promise<Served>) => async () => {
      const served = await start()
      try {
        return await measure(served)
      } finally {
        await served.stop()
      }
    }
    const figures = await interleaved(rounds, [
      { name: 'service', run: measured(() => site.start()) },
      { name: 'reference', run: measured(() => startReferenceStreams(most)) },
    ])
    const [service = [], reference = []] = [figures.get('service'), figures.get('reference')]
    const spreads = (all: readonly Figures[]) => byKey((key) => spreadOf(all.map((each) => each[key])))
    const times = (key: keyof Figures) =>
      spreadOf(service.map((own, round) => own[key] / (reference[round]?.[key] ?? Number.NaN)))
    await saveResult('live', {
      rounds,
      streams: most,
      ofAddressee,
      writes,
      service: spreads(service),
      reference: spreads(reference),
      timesReference: byKey(times),
    })
  } finally {
    await site.stop()
  }
}

/**
 * Checks the limit of open files: each stream is one, in this process and in the service.
 * @throws Error if the limit is lower
 */
async function demandFiles(count: number): Promise<void> {
  const limits = await readFile('/proc/self/limits', 'utf8')
  const most = Number(/^Max open files +(\d+)/m.exec(limits)?.[1] ?? Infinity)
  if (most < count) throw new Error(`A process may open ${most} files here: run "ulimit -n ${count}" first.`)
}

async function measure(served: Served): Promise<Figures> {
  const streams = createStreams(served.streamsUrl)
  try {
    const { addressee, readers } = served
    await streams.open(Array.from({ length: ofAddressee }, () => addressee))
    const none = await served.memory()
    const [some, all] = levels
    await streams.open(readers.slice(0, some))
    const then = await served.memory()
    await streams.open(readers.slice(some, all))
    const last = await served.memory()
    const times: number[] = []
    for (let n = 0; n < writes; n++) {
      const began = performance.now()
      const [received] = await Promise.all([streams.nextOf(addressee.name), served.write()])
      times.push(received - began)
    }
    const figures = {
      first: (then.rss - none.rss) / some,
      further: (last.rss - then.rss) / (all - some),
      heap: (last.heapUsed + last.external - then.heapUsed - then.external) / (all - some),
      toLast: spreadOf(times).median,
      slowest: spreadOf(times).most,
    }
    console.log(`  ${JSON.stringify(figures)}`)
    return figures
  } finally {
    streams.close()
  }
}

function byKey(of: (key: keyof Figures) => Spread): Record<keyof Figures, Spread> {
  const keys: readonly (keyof Figures)[] = ['first', 'further', 'heap', 'toLast', 'slowest']
  return Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<keyof Figures, Spread>
}
