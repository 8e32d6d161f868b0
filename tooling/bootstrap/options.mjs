import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { foldersWith } from './remotes.mjs'

export const help = `npm test                              all tests except those of the full suite
npm run test:full                     the tests that npm test leaves out
npm test -- --since main              the tests that the changes since a commit, branch or tag affect
npm test -- mfe-account shell         the same, as if every file of these packages had changed
  --workers N                         parallel tests, in Jest and in Playwright; default: the number of cores plus one
  --shard i/n                         the i-th of n parts of the browser tests, to use several machines`

/**
 * @typedef {object} Options
 * @property {boolean} help
 * @property {boolean} full
 * @property {string} [since]
 * @property {readonly string[]} packages
 * @property {number} workers
 * @property {string} [shard]
 */

/**
 * Parses the arguments of `npm test --`.
 * @param {readonly string[]} args
 * @returns {Options}
 * @throws Error that says in one line which argument to change
 */
export function readOptions(args) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      help: { type: 'boolean', default: false },
      full: { type: 'boolean', default: false },
      since: { type: 'string' },
      // One more than there are cores: tests wait for timers and for each other.
      workers: { type: 'string', default: String(availableParallelism() + 1) },
      shard: { type: 'string' },
    },
  })
  const { since, shard, full } = values
  const workers = Number(values.workers)
  if (!Number.isInteger(workers) || workers < 1)
    throw new Error(`--workers is "${values.workers}". Use a whole number of at least 1.`)
  if (shard !== undefined && !isShard(shard))
    throw new Error(`--shard is "${shard}". Use a part such as 1/2.`)
  const known = foldersWith('package.json').filter((name) => name !== 'node_modules')
  const unknown = positionals.find((name) => !known.includes(name))
  if (unknown !== undefined)
    throw new Error(`There is no package called "${unknown}". The packages are ${known.join(', ')}.`)
  if (since !== undefined && positionals.length > 0)
    throw new Error('Use either packages or --since with a commit, not both.')
  if (full && (since !== undefined || positionals.length > 0))
    throw new Error('The full suite cannot run in part: leave out --since and the packages.')
  return {
    help: values.help,
    full,
    packages: positionals,
    workers,
    ...(since !== undefined && { since }),
    ...(shard !== undefined && { shard }),
  }
}

/** @param {string} text */
function isShard(text) {
  const [, part = 0, whole = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number)
  return part >= 1 && part <= whole
}
