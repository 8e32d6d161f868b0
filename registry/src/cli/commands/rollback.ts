import { type AnyEntry, breaksPages, checkRemote } from '@within-reach/contract'
import type { Command } from 'commander'
import { makeChange } from '../operations/change'
import { remoteName, versionNumber } from '../reading/values'
import type { Service } from '../service/connect'
import type { Session } from '../session'
import { entryText } from '../wording/history'

/** `registry rollback`: returns to the last good version. */
export function rollback(program: Command, session: Session): void {
  program
    .command('rollback')
    .summary('return to the last good version')
    .description('Makes the last good version, or the named one, the current version again. Ends a canary.')
    .argument('<remote>', 'such as mfe-userspace', remoteName)
    .option('--to <version>', 'a version other than the last good one', versionNumber)
    .action(async (remote: string, { to }: { to?: string }) => {
      const reason = await session.reason()
      const service = await session.service()
      const version = to !== undefined && { version: to }
      const entry = await makeChange(service, { type: 'rollback', remote, ...version }, reason)
      session.answer(entry, entryText(entry))
      const warning = await warningOf(service, entry)
      if (warning !== undefined) session.terminal.complain(`${warning}\n`)
    })
}

/** A rollback is urgent, so it is not refused, and the check comes after it. Service or shell may be newer than the version. */
async function warningOf(service: Service, entry: AnyEntry): Promise<string | undefined> {
  if (!('remote' in entry)) return undefined
  const { remote, after } = entry
  const target = { remote, version: after.current }
  const found = await service.outcome(checkRemote, target).catch(() => undefined)
  const broken = found?.kind === 'ok' ? found.data.filter(breaksPages) : []
  if (broken.length === 0) return undefined
  const reasons = broken.map(({ text }) => text).join(' ')
  return `Warning: ${remote} ${after.current} does not fit what is live. ${reasons}`
}
