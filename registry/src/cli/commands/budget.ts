import { allBudgets, type BudgetChange, registryStatus } from '@within-reach/contract'
import type { Command } from 'commander'
import { chunkOf } from '../../budgets'
import { CommandError } from '../command-error'
import { remoteStatus } from '../operations/versions'
import { remoteName, wholeNumber } from '../reading/values'
import type { Session } from '../session'
import { budgetLines } from '../wording/budgets'

interface BudgetOptions {
  /** True without a name, for all remotes. */
  readonly chunk?: string | true
  readonly start?: string | true
  readonly total?: true
  readonly page?: string | true
  readonly bytes?: number
  readonly requests?: number
  readonly mount?: true
  readonly milliseconds?: number
  readonly usual?: true
}

/** `registry budget`: shows and changes what a remote may weigh. */
export function budget(program: Command, session: Session): void {
  program
    .command('budget')
    .summary('show or change the limits of a remote')
    .description(
      'Without an option: shows the limits of a remote, and what was allowed. A change is an entry of the history and can be ' +
        'undone. It needs the right to promote the remote, and for all remotes the right to grant.',
    )
    .argument('<remote>', 'such as mfe-userspace; "all" for the usual limits of the site', ownerOf)
    .option('--chunk [name]', 'the limit of one script or style, such as pages.js; with --bytes')
    .option('--start [module]', 'the limit of what a module starts with, such as ./pages; with --bytes')
    .option('--total', 'the limit of all scripts and styles together; with --bytes')
    .option('--page [path]', 'the limit of the first screen of a page; with --requests')
    .option(
      '--mount',
      'the limit of the time for which its mount blocks the main thread; with --milliseconds',
    )
    .option('--bytes <number>', 'the limit, compressed with brotli', wholeNumber(1))
    .option('--requests <number>', 'the limit of a page', wholeNumber(1))
    .option('--milliseconds <number>', 'the limit of the mount, in 75 of 100 views', wholeNumber(1))
    .option('--usual', 'instead of a number: the usual limit applies again')
    .action(async (remote: string, options: BudgetOptions) => {
      const change = changeOf(remote, options)
      if (change) return session.changeBudget(change)
      const service = await session.service()
      const { environment, limits = [] } = await service.ask(registryStatus, {})
      const { allowed = [] } = remote === allBudgets ? {} : await remoteStatus(service, remote)
      const head = `Limits of ${remote} in ${environment} at ${service.site}`
      session.answer(
        { remote, environment, allowed, limits },
        [head, ...budgetLines(allowed, limits)].join('\n'),
      )
    })
}

const ownerOf = (text: string): string => (text === allBudgets ? text : remoteName(text))

/** @returns undefined if no option names a change */
function changeOf(remote: string, options: BudgetOptions): BudgetChange | undefined {
  const { chunk, start, total, page, mount, bytes, requests, milliseconds, usual } = options
  const budgets = [
    { kind: 'chunk', given: chunk, option: '--bytes', most: bytes },
    { kind: 'start', given: start, option: '--bytes', most: bytes },
    { kind: 'total', given: total, option: '--bytes', most: bytes },
    { kind: 'requests', given: page, option: '--requests', most: requests },
    { kind: 'mount', given: mount, option: '--milliseconds', most: milliseconds },
  ] as const
  const [named, ...more] = budgets.filter(({ given }) => given !== undefined)
  const limits = [bytes, requests, milliseconds, usual].filter((limit) => limit !== undefined)
  if (!named && limits.length === 0) return undefined
  if (!named || more.length > 0)
    throw new CommandError('usage', 'Name one of --chunk, --start, --total, --page and --mount.')
  const { kind, option, most } = named
  if (limits.length !== 1 || (most === undefined) !== (usual === true))
    throw new CommandError('usage', `Write ${option} with the limit, or --usual.`)
  const of = typeof named.given === 'string' ? { of: chunkOf(named.given) } : {}
  if ((remote === allBudgets || kind === 'total' || kind === 'mount') === 'of' in of)
    throw new CommandError(
      'usage',
      remote === allBudgets
        ? 'Limits of all remotes name no part.'
        : 'Name the chunk, the module or the page.',
    )
  return { remote, kind, ...of, ...(most !== undefined && { most }) }
}
