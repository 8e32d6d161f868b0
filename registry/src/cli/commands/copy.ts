import type { Command } from 'commander'
import { copyVersion } from '../operations/copy'
import { exactTarget, type Target } from '../reading/values'
import { connectTo } from '../service/connect-to'
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
      const giving = await connectTo({ site: from }, session.terminal, 'REACH_FROM_TOKEN')
      const receiving = await connectTo({ site: to }, session.terminal, 'REACH_TO_TOKEN')
      const copied = await copyVersion(giving, receiving, { remote, version })
      session.answer(copied, copyText(copied, giving.site, receiving.site))
    })
}
