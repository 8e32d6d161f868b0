import { createToken, registryAccess, revokeToken, rights } from '@within-reach/contract'
import type { Command } from 'commander'
import { names, wholeNumber } from '../reading/values'
import type { Session } from '../session'
import { moment, table } from '../wording/table'

interface TokenOptions {
  readonly rights: string[]
  readonly remotes: string[]
  readonly days?: number
}

/** `reach token`: tokens of limited rights. */
export function token(program: Command, session: Session): void {
  const group = program
    .command('token')
    .summary('tokens of limited rights')
    .description('Tokens for the command line, such as one for a CI that may publish one remote.')
  group
    .command('create')
    .description('Makes a token. It is shown once.')
    .argument('<name>', 'what the history calls whoever uses it, such as ci-userspace')
    .requiredOption('--rights <names>', `some of ${rights.join(', ')}, with commas`, names)
    .option('--remotes <names>', 'only for these remotes; for all unless told', names, [])
    .option('--days <number>', 'how long it holds; without end unless told', wholeNumber(1))
    .action((name: string, options: TokenOptions) => create(name, options, session))
  group
    .command('list')
    .description('The operators and the tokens.')
    .action(() => list(session))
  group
    .command('revoke')
    .description('Ends a token.')
    .argument('<name>', 'as "reach token list" shows it')
    .action(async (name: string) => {
      await (await session.service()).ask(revokeToken, { name })
      session.answer({ name }, `The token ${name} is ended.`)
    })
}

async function create(name: string, options: TokenOptions, session: Session): Promise<void> {
  const { rights: allowed, remotes, days } = options
  const fields = { name, rights: allowed.join(','), remotes: remotes.join(','), days }
  const made = await (await session.service()).ask(createToken, fields)
  session.answer(made, made.token)
}

async function list(session: Session): Promise<void> {
  const access = await (await session.service()).ask(registryAccess, {})
  const operators = access.operators.map(({ email, at, who }) => [
    email,
    'operator',
    `since ${moment(at)} by ${who}`,
  ])
  const tokens = access.tokens.map(({ name, rights: allowed, remotes, expires }) => [
    name,
    'token',
    `${allowed.join(', ')} · ${remotes.join(', ') || 'all remotes'} · ${expires === null ? 'without end' : `until ${moment(expires)}`}`,
  ])
  session.answer(access, table([...operators, ...tokens]) || 'There are no operators and no tokens.')
}
