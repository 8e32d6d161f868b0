import { parseArgs } from 'node:util'
import { saveResult } from '../results'
import { startSingle } from '../single/start-single'
import { repository } from '../site'
import { startCheckout } from '../checkout'
import { compare } from './compare'
import { routes } from './routes'
import { summaryOf } from './summary'

/**
 * What it costs to be made of parts: `npm run bench -- web [--rounds 7]` holds first and later visits of the composed site against
 * those of the same sources built as one application.
 */
export async function web(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { rounds: { type: 'string', default: '7' } },
  })
  const rounds = Number(values.rounds)
  // First, since it builds the service, which both are served by.
  const composed = await startCheckout(repository)
  try {
    const single = await startSingle()
    try {
      const pair = [
        { name: 'composed', url: composed.url },
        { name: 'single', url: single.url },
      ] as const
      const results = await compare(pair, routes, rounds)
      const summary = summaryOf(results)
      const { usable, largestPaint } = summary.cold
      console.log(
        `  over all: usable ${usable.median.toFixed(2)}, at worst ${usable.worst.toFixed(2)}; ` +
          `LCP ${largestPaint.median.toFixed(2)}, at worst ${largestPaint.worst.toFixed(2)}`,
      )
      await saveResult('web', { rounds, summary, routes: results })
    } finally {
      await single.stop()
    }
  } finally {
    await composed.stop()
  }
}
