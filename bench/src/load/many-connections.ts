import { parseArgs } from 'node:util'
import { saveResult } from '../results'
import { measureCalls } from './overload'

/** The number of connections whose result is stored. */
const crowd = 3000

/**
 * Measures the latency of probes while thousands of connections post: `npm run bench -- load many-connections
 * [--rounds 3] [--seconds 10] [--connections 3000]`. All connect at once.
 */
export async function manyConnections(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seconds: { type: 'string', default: '10' },
      connections: { type: 'string', default: String(crowd) },
      rounds: { type: 'string', default: '3' },
    },
  })
  const effort = {
    seconds: Number(values.seconds),
    connections: Number(values.connections),
    rounds: Number(values.rounds),
  }
  const { calls, cores } = await measureCalls(effort, ({ name }) => name === 'new post')
  const [found] = calls
  if (found && effort.connections === crowd)
    await saveResult('load-many-connections', { ...effort, ...found, cores })
}
