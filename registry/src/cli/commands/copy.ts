import type { Command } from 'commander'
import { copyVersion } from '../operations/copy'
import { exactTarget, type Target } from '../reading/values'
import { connect, type Service } from '../service/connect'
import { isUnencrypted, siteAddress, tokenFor } from '../service/token'
import type { Session } from '../session'
import { copyText } from '../wording/copy'

interface CopyOptions {
  readonly from: string
  readonly to: string
}

/** `registry copy`: carries a published version from one site to another. */
export function copy(program: Command, session: Session): void {
  program
    .command('copy')
    .summary('copy a published version from one site to another')
    .description(
      'Copies a version with its record, its files, the commit that it comes from, and the proofs that its journeys ' +
        'passed. Every file is checked against the record, here and by the receiving site. The command can be repeated. ' +
        'The version is not live there. The tokens are REACH_FROM_TOKEN (right "read") and REACH_TO_TOKEN (right "publish"); ' +
        '--site and --token are not used.',
    )
    .argument('<remote@version>', 'such as mfe-userspace@1.5.0', exactTarget)
    .requiredOption(
      '--from <url>',
      'the address of the site that has it, such as https://staging.example.com',
    )
    .requiredOption('--to <url>', 'the address of the site that gets it')
    .action(async ({ remote, version }: Required<Target>, { from, to }: CopyOptions) => {
      const giving = await serviceAt(session, from, 'REACH_FROM_TOKEN')
      const receiving = await serviceAt(session, to, 'REACH_TO_TOKEN')
      const copied = await copyVersion(giving, receiving, { remote, version })
      session.answer(copied, copyText(copied, giving.site, receiving.site))
    })
}

async function serviceAt({ terminal }: Session, url: string, variable: string): Promise<Service> {
  const site = siteAddress({ site: url }, terminal)
  if (isUnencrypted(site)) terminal.complain(`Warning: the token goes to ${site} unencrypted. Use https.\n`)
  return connect(site, await tokenFor(site, {}, terminal, variable))
}
