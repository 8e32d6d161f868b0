import { type Command, Option } from 'commander'
import { ReachError } from '../reach-error'
import {
  duration,
  exactTarget,
  percent,
  remoteName,
  steps,
  type Target,
  wholeNumber,
} from '../reading/values'
import type { Session } from '../session'

interface CanaryOptions {
  readonly steps?: number[]
  readonly every: number
  readonly least: number
}

/** `reach canary`: some visitors get a version. */
export function canary(program: Command, session: Session): void {
  program
    .command('canary')
    .summary('some visitors get a version')
    .description(
      'Gives a published version to a share of the visitors, always the same ones. With --steps the share grows by itself ' +
        'while the version is no worse than the current one, and the version is rolled back by itself where it is worse.',
    )
    .argument('<remote@version>', 'such as mfe-userspace@1.5.0', exactTarget)
    .argument('<percent>', 'the share of the visitors, from 0 to 100', percent)
    .option(
      '--steps <percentages>',
      'the shares to come, such as 5,25,100; after 100 it is the current version',
      steps,
    )
    .addOption(
      new Option('--every <time>', 'the least time between two steps').argParser(duration).default(30, '30m'),
    )
    .option('--least <views>', 'how many page views of it a step needs', wholeNumber(1), 200)
    .action(async ({ remote, version }: Required<Target>, share: number, options: CanaryOptions) => {
      const toCome = options.steps?.filter((step) => step > share)
      if (toCome?.length === 0)
        throw new ReachError(
          'usage',
          `--steps names no share above ${share} %: it is where the canary begins.`,
        )
      const plan = toCome && { steps: toCome, everyMinutes: options.every, least: options.least }
      await session.change({ type: 'canary', remote, version, percent: share, ...(plan && { plan }) })
    })
}

/** `reach end-canary`: everybody gets the current version again. */
export function endCanary(program: Command, session: Session): void {
  program
    .command('end-canary')
    .summary('everybody gets the current version again')
    .description('Ends the canary of a remote: everybody gets the current version again.')
    .argument('<remote>', 'such as mfe-userspace', remoteName)
    .action((remote: string) => session.change({ type: 'end-canary', remote }))
}
