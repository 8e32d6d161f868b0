import { ProvenanceUri, TeamPublicKey } from '@within-reach/contract'
import path from 'node:path'
import { type Command, InvalidArgumentError } from 'commander'
import * as v from 'valibot'
import { CommandError } from '../command-error'
import { type KeyChange, readKeyLists } from '../operations/key-list'
import { remoteName, wholeNumber } from '../reading/values'
import { createKeyFile } from '../service/private-key'
import type { Session } from '../session'
import { keyHistoryText, keysText } from '../wording/keys'
import { confirmFile, proposeChange } from './key-proposal'

/** `registry key`: manages the keys with which a team signs its versions. */
export function key(program: Command, session: Session): void {
  const group = program
    .command('key')
    .summary('manage the keys with which a team signs its versions')
    .description(
      'A remote whose team has keys accepts no version that none of them signed. A change of the keys is a new list, which ' +
        'owners sign with their private keys: REACH_KEY_FILE names the file, or REACH_KEY has the key in PEM. The site never ' +
        'gets a private key. If more owners must sign, the list is written to a file for "registry key confirm".',
    )
  group
    .command('create')
    .description('Creates a private key in a file, and prints its public key.')
    .argument('<file>', 'a new file, such as team.pem')
    .action(async (file: string) => {
      const publicKey = await createKeyFile(path.resolve(session.terminal.folder, file))
      session.answer({ file, key: publicKey }, publicKey)
    })
  group
    .command('list')
    .description('Lists the keys of a remote’s team.')
    .argument('<remote>', 'such as mfe-userspace', remoteName)
    .option('--history', 'every list, newest first: who signed it, when, why, and what changed')
    .action(async (remote: string, { history }: { history?: true }) => {
      const lists = await readKeyLists(await session.service(), remote)
      session.answer({ remote, lists }, history ? keyHistoryText(remote, lists) : keysText(remote, lists))
    })
  const change = (name: string, description: string) =>
    group.command(name).description(description).argument('<remote>', 'such as mfe-userspace', remoteName)
  const propose = (remote: string, one: KeyChange) => proposeChange(session, remote, one)

  change('add', 'Adds a key. The first one must be that of an owner.')
    .argument('<name>', 'whose key it is, such as ci')
    .argument('<public key>', 'as "registry key create" prints it', publicKeyOf)
    .option('--owner', 'it signs changes of the keys too, not only versions')
    .action((remote: string, name: string, added: string, { owner }: { owner?: true }) =>
      propose(remote, { type: 'add', key: { name, key: added, role: owner ? 'owner' : 'publisher' } }),
    )
  change('rotate', 'Replaces a key by another of the same role. What the first one signed stays valid.')
    .argument('<name>', 'the name of the key that is replaced')
    .argument('<new name>', 'the name of the other key')
    .argument('<public key>', 'as "registry key create" prints it', publicKeyOf)
    .action((remote: string, name: string, other: string, added: string) =>
      propose(remote, {
        type: 'rotate',
        name,
        next: { name: other, key: added },
        at: new Date().toISOString(),
      }),
    )
  change(
    'revoke',
    'Removes a key. What it has signed does not count any more, so a stolen key makes nothing live.',
  )
    .argument('<name>', 'the name of the key')
    .action((remote: string, name: string) => propose(remote, { type: 'revoke', name }))
  change('threshold', 'Sets how many owners must sign a change of the keys.')
    .argument('<number>', 'such as 2', wholeNumber(1))
    .action((remote: string, threshold: number) => propose(remote, { type: 'threshold', threshold }))
  change('provenance', 'Sets from which repository and by which system a version must be built, or --off.')
    .option('--repository <uri>', 'such as https://git.example.com/site', provenanceUri)
    .option('--builder <uri>', 'such as https://ci.example.com/runner', provenanceUri)
    .option('--off', 'demand no provenance')
    .action((remote: string, { repository, builder, off }: ProvenanceOptions) => {
      if (off && repository === undefined && builder === undefined)
        return propose(remote, { type: 'provenance', rule: undefined })
      if (off || repository === undefined || builder === undefined)
        throw new CommandError('usage', 'Write --repository and --builder, or --off.')
      return propose(remote, { type: 'provenance', rule: { repository, builder } })
    })
  group
    .command('confirm')
    .description('Shows a list that another owner has written to a file, and signs it.')
    .argument('<file>', 'the file')
    .option('--yes', 'sign without asking')
    .action((file: string, { yes }: { yes?: true }) => confirmFile(session, file, yes === true))
}

interface ProvenanceOptions {
  readonly repository?: string
  readonly builder?: string
  readonly off?: true
}

/** An identifier of a repository or a builder. @throws InvalidArgumentError */
export function provenanceUri(text: string): string {
  if (v.is(ProvenanceUri, text)) return text
  throw new InvalidArgumentError('Write an address, such as https://git.example.com/site.')
}

function publicKeyOf(text: string): string {
  if (v.is(TeamPublicKey, text)) return text
  throw new InvalidArgumentError('Write the public key that "registry key create" prints: 44 characters.')
}
