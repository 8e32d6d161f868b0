import path from 'node:path'
import type { Command } from 'commander'
import { CommandError } from '../command-error'
import { demandFresh, newestBuild } from '../operations/built-version'
import { readOrigin } from '../operations/origin'
import { readProvenance, signProvenance } from '../operations/provenance'
import { type PublishOptions, publishFolder } from '../operations/publish'
import { remoteName } from '../reading/values'
import { readPrivateKey } from '../service/private-key'
import type { Session } from '../session'
import type { Terminal } from '../terminal'
import { findingsText } from '../wording/findings'
import { originText } from '../wording/origin'
import { provenanceUri } from './key'

interface PublishCommand {
  readonly dir?: string
  readonly repository?: string
  readonly builder?: string
  readonly provenance?: string
}

/** `registry publish`: uploads a built version without making it live. */
export function publish(program: Command, session: Session): void {
  program
    .command('publish')
    .summary('upload a built version without making it live')
    .description(
      'Uploads a built version of a remote. A published version never changes. Every file is first checked against the hash in its record. ' +
        'An interrupted upload leaves nothing behind. Visitors get the version only after it is promoted or made a canary. ' +
        'The last commit that changed the remote is published with it: hash, author, date and subject. ' +
        'With REACH_KEY_FILE or REACH_KEY, a private key in PEM, the version is signed: a remote whose team has keys accepts no other.',
    )
    .argument('<remote>', 'such as mfe-userspace', remoteName)
    .option('--dir <folder>', 'the folder of the built version; by default the newest in <remote>/dist')
    .option(
      '--repository <uri>',
      'sign a provenance statement that names this repository; requires --builder',
      provenanceUri,
    )
    .option('--builder <uri>', 'the system that built it, for the provenance statement', provenanceUri)
    .option('--provenance <file>', 'a provenance statement that another tool has signed (DSSE)')
    .action(async (remote: string, options: PublishCommand) => {
      const { dir } = options
      const { folder, repository, remoteFolder = path.join(repository, remote) } = session.terminal
      // Both are read first, so that a missing token or key is reported before a build.
      const service = await session.service()
      const key = await readPrivateKey(session.terminal)
      const built =
        dir === undefined ? await builtFolder(session.terminal, remote) : path.resolve(folder, dir)
      // A folder elsewhere may have been built from other sources.
      const isOwn = !path.relative(remoteFolder, built).startsWith('..')
      const origin = isOwn ? await readOrigin(remoteFolder, '.') : undefined
      const provenance = provenanceBy(options, folder, { origin, key })
      const published = await publishFolder(service, remote, built, { origin, key, provenance })
      const { version, files, bytes, findings, signedBy } = published
      session.answer(
        published,
        [
          `Published ${remote} ${version}: ${files} files, ${Math.ceil(bytes / 1024)} KB.`,
          ...(origin ? [originText(origin)] : []),
          ...(signedBy === undefined ? [] : [`Signed with ${signedBy}.`]),
          findingsText(remote, version, findings),
        ].join('\n'),
      )
    })
}

/** @throws CommandError if there is no build, or if it is older than the sources */
async function builtFolder({ build, repository }: Terminal, remote: string): Promise<string> {
  if (build) return build()
  const newest = await newestBuild(repository, remote)
  await demandFresh(repository, remote, newest)
  return newest
}

/** @throws CommandError if only a part of what a statement needs is given, or a second statement */
function provenanceBy(
  { repository, builder, provenance: file }: PublishCommand,
  folder: string,
  { origin, key }: PublishOptions,
): PublishOptions['provenance'] {
  if (file !== undefined && (repository !== undefined || builder !== undefined))
    throw new CommandError('usage', 'Write either --provenance, or --repository together with --builder.')
  if (file !== undefined) return () => readProvenance(path.resolve(folder, file))
  if (repository === undefined && builder === undefined) return undefined
  if (repository === undefined || builder === undefined)
    throw new CommandError('usage', 'Write --repository together with --builder.')
  return (subject) => Promise.resolve(signProvenance(subject, { repository, builder }, origin, key))
}
