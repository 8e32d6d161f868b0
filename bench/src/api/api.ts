import { parseArgs } from 'node:util'
import { fillSize } from '../data/data'
import { asSize } from '../data/sizes'
import { keepResult } from '../results'
import { measure } from './measure'
import { table } from './table'

/**
 * Measures the calls of the service: `npm run bench -- api [10k 100k 1m] [--rounds 7] [--seconds 1] [--call "board list"]`.
 * Each is held against the bare statement under pgbench, against a trivial server, and against itself on a smaller site, in turn.
 */
export async function api(words: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      rounds: { type: 'string', default: '7' },
      seconds: { type: 'string', default: '1' },
      connections: { type: 'string', default: '8' },
      call: { type: 'string' },
    },
  })
  const effort = {
    rounds: Number(values.rounds),
    seconds: Number(values.seconds),
    connections: Number(values.connections),
  }
  const sizes = (positionals.length > 0 ? positionals : ['10k', '100k', '1m']).map(asSize)
  for (const size of sizes) await fillSize(size)
  const results = await measure(
    sizes,
    effort,
    ({ name }) => values.call === undefined || name === values.call,
    (call) => console.log(table(call)),
  )
  if (values.call === undefined) await keepResult('api', { effort, sizes: results })
}
