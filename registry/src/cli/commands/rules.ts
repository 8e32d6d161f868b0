import { PublicKey, registryStatus, type RulesChange, noRules, SiteAddress } from '@within-reach/contract'
import { type Command, InvalidArgumentError } from 'commander'
import * as v from 'valibot'
import { CommandError } from '../command-error'
import { onOrOff } from '../reading/values'
import type { Session } from '../session'
import { rulesLines } from '../wording/rules'

interface RulesOptions {
  readonly demandProof?: boolean
  readonly trust?: string
  readonly key?: string
  readonly distrust?: string
}

/** `registry rules`: shows and changes what the environment demands of versions. */
export function rules(program: Command, session: Session): void {
  program
    .command('rules')
    .summary('show or change what is demanded of versions')
    .description(
      'Without an option: shows the rules of this environment, and the public key of the site. A change of the rules ' +
        'is an entry of the history and can be undone.',
    )
    .option(
      '--demand-proof <on|off>',
      'whether a version goes live only with a proof that its journeys passed; an undo, and a rollback to a version that was live, never need one',
      onOrOff,
    )
    .option('--trust <url>', 'count the proofs of another site; requires --key', siteOf)
    .option('--key <key>', 'the public key of that site, as "registry rules --site <url>" shows it', keyOf)
    .option('--distrust <url>', 'no longer count the proofs of a site', siteOf)
    .action(async (options: RulesOptions) => {
      const change = changeOf(options)
      if (change) return session.changeRules(change)
      const service = await session.service()
      const { environment, rules: found = noRules, key } = await service.ask(registryStatus, {})
      const head = `Rules of ${environment} at ${service.site}${key === undefined ? '' : ` · key ${key}`}`
      session.answer({ environment, key, ...found }, [head, ...rulesLines(found)].join('\n'))
    })
}

/** @returns undefined if no option names a change */
function changeOf({ demandProof, trust, key, distrust }: RulesOptions): RulesChange | undefined {
  const named = [demandProof, trust, distrust].filter((option) => option !== undefined)
  if (named.length > 1) throw new CommandError('usage', 'Change one rule at a time.')
  if ((trust === undefined) !== (key === undefined))
    throw new CommandError(
      'usage',
      'Write --trust together with --key. "registry rules --site <url>" shows the key.',
    )
  if (demandProof !== undefined) return { type: 'demand-proof', demanded: demandProof }
  if (trust !== undefined && key !== undefined) return { type: 'trust', site: trust, key }
  return distrust === undefined ? undefined : { type: 'distrust', site: distrust }
}

function siteOf(text: string): string {
  const site = text.replace(/\/$/, '')
  if (v.is(SiteAddress, site)) return site
  throw new InvalidArgumentError('Write the address of a site, such as https://staging.example.com.')
}

function keyOf(text: string): string {
  if (v.is(PublicKey, text)) return text
  throw new InvalidArgumentError('Write the key that "registry rules --site <url>" shows: 44 characters.')
}
