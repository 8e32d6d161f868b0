import path from 'node:path'
import type { Command } from 'commander'
import { demandFresh, newestBuild } from '../operations/built-version'
import { readOrigin } from '../operations/origin'
import { publishFolder } from '../operations/publish'
import { remoteName } from '../reading/values'
import type { Session } from '../session'
import { findingsText } from '../wording/findings'
import { originText } from '../wording/origin'

/** `registry publish`: uploads a built version without making it live. */
export function publish(program: Command, session: Session): void {
  program
    .command('publish')
    .summary('upload a built version without making it live')
    .description(
      'Uploads a built version of a remote. A published version never changes. Every file is first checked against the hash in its record. ' +
        'An interrupted upload leaves nothing behind. Visitors get the version only after it is promoted or made a canary. ' +
        'The last commit that changed the remote is published with it: hash, author, date and subject.',
    )
    .argument('<remote>', 'such as mfe-userspace', remoteName)
    .option('--dir <folder>', 'the folder of the built version; by default the newest in <remote>/dist')
    .action(async (remote: string, { dir }: { dir?: string }) => {
      const { folder, repository } = session.terminal
      const built = dir === undefined ? await newestBuild(repository, remote) : path.resolve(folder, dir)
      if (dir === undefined) await demandFresh(repository, remote, built)
      // A folder elsewhere may have been built from other sources.
      const isOwn = !path.relative(path.join(repository, remote), built).startsWith('..')
      const origin = isOwn ? await readOrigin(repository, remote) : undefined
      const published = await publishFolder(await session.service(), remote, built, origin)
      const { version, files, bytes, findings } = published
      session.answer(
        published,
        [
          `Published ${remote} ${version}: ${files} files, ${Math.ceil(bytes / 1024)} KB.`,
          ...(origin ? [originText(origin)] : []),
          findingsText(remote, version, findings),
        ].join('\n'),
      )
    })
}
