import { parseArgs } from 'node:util'
import { saveResult } from '../results'
import { repository } from '../site'
import { checkedOut, commitOf, startCheckout } from '../checkout'
import { compare } from './compare'
import { routes } from './routes'

/**
 * What a change costs on first and later visits: `npm run bench -- change <revision> [--rounds 7] [--keep <name>]` holds this tree
 * against another revision.
 */
export async function change(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { rounds: { type: 'string', default: '7' }, keep: { type: 'string' } },
  })
  const [revision] = positionals
  if (revision === undefined)
    throw new Error('Name the revision to compare with: npm run bench -- change main~1')
  const before = await startCheckout(checkedOut(revision))
  const after = await startCheckout(repository)
  try {
    const pair = [
      { name: 'after', url: after.url },
      { name: 'before', url: before.url },
    ] as const
    const rounds = Number(values.rounds)
    const results = await compare(pair, routes, rounds)
    if (values.keep === undefined) console.log(JSON.stringify(results, undefined, 2))
    else
      await saveResult(values.keep, {
        before: commitOf(revision),
        after: commitOf('HEAD'),
        rounds,
        routes: results,
      })
  } finally {
    await after.stop()
    await before.stop()
  }
}
