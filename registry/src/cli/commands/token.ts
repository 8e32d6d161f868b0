import { type AccessChange, createToken, registryAccess, revokeToken, rights } from '@within-reach/contract'
import type { Command } from 'commander'
import { names, wholeNumber } from '../reading/values'
import type { Session } from '../session'
import { moment, table } from '../wording/table'

interface TokenOptions {
  readonly rights: string[]
  readonly remotes: string[]
  readonly days?: number
}

/** `registry token`: manages tokens with limited rights. */
export function token(program: Command, session: Session): void {
  const group = program
    .command('token')
    .summary('manage tokens with limited rights')
    .description(
      'Manages tokens for the command line, such as one for a CI job that may publish a single remote.',
    )
  group
    .command('create')
    .description('Creates a token. It is shown once.')
    .argument('<name>', 'the name of the token in the history, such as ci-userspace')
    .requiredOption('--rights <names>', `one or more of ${rights.join(', ')}, separated by commas`, names)
    .option('--remotes <names>', 'only these remotes; by default all', names, [])
    .option('--days <number>', 'how long it is valid; by default it does not expire', wholeNumber(1))
    .action((name: string, options: TokenOptions) => create(name, options, session))
  group
    .command('list')
    .description('Lists the operators and the tokens.')
    .option('--history', 'who granted, created and revoked them and when, newest first')
    .action(({ history }: { history?: true }) => list(session, history === true))
  group
    .command('revoke')
    .description('Revokes a token.')
    .argument('<name>', 'the name that "registry token list" shows')
    .action(async (name: string) => {
      await (await session.service()).ask(revokeToken, { name })
      session.answer({ name }, `The token ${name} is revoked.`)
    })
}

async function create(name: string, options: TokenOptions, session: Session): Promise<void> {
  const { rights: allowed, remotes, days } = options
  const fields = { name, rights: allowed.join(','), remotes: remotes.join(','), days }
  const made = await (await session.service()).ask(createToken, fields)
  session.answer(made, made.token)
}

async function list(session: Session, isHistory: boolean): Promise<void> {
  const access = await (await session.service()).ask(registryAccess, {})
  if (isHistory) {
    // An older service has none.
    const { changes = [] } = access
    return session.answer(changes, table(changes.map(changeRow)) || 'Nothing is recorded yet.')
  }
  const operators = access.operators.map(({ email, at, who }) => [
    email,
    'operator',
    `since ${moment(at)} by ${who}`,
  ])
  const tokens = access.tokens.map(({ name, rights: allowed, remotes, expires }) => [
    name,
    'token',
    scopeText(allowed, remotes, expires),
  ])
  session.answer(access, table([...operators, ...tokens]) || 'There are no operators and no tokens.')
}

/** What a token may do, for which remotes, and until when. */
const scopeText = (allowed: readonly string[], remotes: readonly string[], expires: string | null): string =>
  `${allowed.join(', ')} · ${remotes.join(', ') || 'all remotes'} · ${expires === null ? 'does not expire' : `until ${moment(expires)}`}`

const changeRow = ({ at, who, kind, subject, granted, rights: allowed, remotes, expires }: AccessChange) => [
  moment(at),
  who,
  kind === 'operator'
    ? `${granted ? 'granted' : 'revoked'} operator ${subject}`
    : `${granted ? 'created' : 'revoked'} token ${subject}`,
  kind === 'operator' ? '' : scopeText(allowed, remotes, expires),
]
