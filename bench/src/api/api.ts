import { parseArgs } from 'node:util'
import { fillSize } from '../data/data'
import { asSize } from '../data/sizes'
import { readCommitted, saveResult } from '../results'
import { measure, type Results } from './measure'
import { table } from './table'

/**
 * Measures the calls of the service: `npm run bench -- api [10k 100k 1m 10m] [--rounds 7] [--seconds 1] [--call "board list"]`.
 * Each call is compared with its bare statement under pgbench, with a trivial server, and with the same call on smaller
 * sites, which take turns. With --call, the measurement replaces that call in the committed result.
 */
export async function api(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
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
  await saveResult('api', { effort, sizes: values.call === undefined ? results : await amended(results) })
}

/** The committed result, with the new measurements in place of the old ones for the same calls and sizes. */
async function amended(measured: Results): Promise<Results> {
  const sizes = (await readCommitted<{ sizes: Results }>('api'))?.sizes ?? {}
  const both = Object.keys({ ...sizes, ...measured }) as (keyof Results)[]
  return Object.fromEntries(
    both.map((size) => {
      const kept = new Map((sizes[size] ?? []).map((old) => [old.call, old]))
      for (const one of measured[size] ?? []) kept.set(one.call, one)
      return [size, [...kept.values()]]
    }),
  )
}
