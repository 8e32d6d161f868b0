import { calls, contractVersion } from '@within-reach/contract'
import type { Command } from 'commander'
import { callDeclarations } from '../../calls/declarations'
import { recordsOfCalls } from '../../check/call-record'
import { downloadRecord } from '../operations/records'
import { newestPublished } from '../operations/versions'
import { type Target, target } from '../reading/values'
import type { Session } from '../session'
import { typesText } from '../wording/declared-types'

/** `registry types`: prints what a version exposes and uses, or what the contract offers, as TypeScript. */
export function types(program: Command, session: Session): void {
  program
    .command('types')
    .summary('the types of a version, or of the contract')
    .description(
      'Prints TypeScript: the calls that a published version makes, as it was built against them, with what it exposes and ' +
        'what it uses of shared modules. Without a remote: the calls of the contract of these packages, without asking a site.',
    )
    .argument('[remote[@version]]', 'by default its newest published version', target)
    .action(async (named: Target | undefined) => {
      if (!named) {
        const offered = recordsOfCalls(calls)
        const text = `// The calls of contract ${contractVersion}.\n\n${callDeclarations(offered)}`
        return session.answer({ contract: contractVersion, calls: offered }, text)
      }
      const service = await session.service()
      const { remote } = named
      const version = named.version ?? (await newestPublished(service, remote))
      const record = await downloadRecord(service, { remote, version })
      const { contract, exposes, shared, uses, calls: used } = record
      session.answer({ remote, version, contract, exposes, shared, uses, calls: used }, typesText(record))
    })
}
