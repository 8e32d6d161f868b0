import { parseArgs } from 'node:util'
import { repository } from '../site'
import { checkedOut, startCheckout } from '../checkout'
import { compare, withFronts } from './compare'
import { routes } from './routes'

/**
 * Compares first and later visits of this tree with another revision: `npm run bench -- change <revision> [--rounds 7]`. It
 * prints the result and stores none.
 */
export async function change(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { rounds: { type: 'string', default: '7' } },
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
    ]
    const results = await withFronts(pair, (browser, sites) =>
      compare(browser, sites, routes, Number(values.rounds)),
    )
    console.log(JSON.stringify(results, undefined, 2))
  } finally {
    await after.stop()
    await before.stop()
  }
}
