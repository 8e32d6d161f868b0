import { parseArgs } from 'node:util'
import { saveResult } from '../results'
import { startSingle } from '../single/start-single'
import { repository } from '../site'
import { startCheckout } from '../checkout'
import { compare } from './compare'
import { routes } from './routes'
import { summaryOf } from './summary'

/**
 * Measures the cost of composition: `npm run bench -- web [--rounds 7]` compares first and later visits of the composed
 * site with the same sources built as one application.
 */
export async function web(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { rounds: { type: 'string', default: '7' } },
  })
  const rounds = Number(values.rounds)
  // First, because it builds the service that serves both.
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
