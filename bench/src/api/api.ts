import { parseArgs } from 'node:util'
import { fillSize } from '../data/data'
import { asSize, type SizeName } from '../data/sizes'
import { keepResult } from '../results'
import { type CallResult, measureSize } from './measure'

/**
 * Measures the calls of the service: `npm run bench -- api [10k 100k 1m] [--rounds 7] [--seconds 3] [--call "board list"]`.
 * Each is held against the bare statement under pgbench and against a trivial server, in turn.
 */
export async function api(words: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      rounds: { type: 'string', default: '7' },
      seconds: { type: 'string', default: '3' },
      connections: { type: 'string', default: '8' },
      call: { type: 'string' },
    },
  })
  const effort = {
    rounds: Number(values.rounds),
    seconds: Number(values.seconds),
    connections: Number(values.connections),
  }
  const results: Partial<Record<SizeName, CallResult[]>> = {}
  for (const size of (positionals.length > 0 ? positionals : ['10k', '100k', '1m']).map(asSize)) {
    await fillSize(size)
    results[size] = await measureSize(
      size,
      effort,
      ({ name }) => values.call === undefined || name === values.call,
    )
  }
  if (values.call === undefined) await keepResult('api', { effort, sizes: results })
  else console.log(JSON.stringify(results, undefined, 2))
}
