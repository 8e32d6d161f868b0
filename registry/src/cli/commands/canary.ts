import { type Command, Option } from 'commander'
import { CommandError } from '../command-error'
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

/** `registry canary`: gives a version to a share of the visitors. */
export function canary(program: Command, session: Session): void {
  program
    .command('canary')
    .summary('give a version to a share of the visitors')
    .description(
      'Gives a published version to a fixed share of the visitors. With --steps the share grows automatically while ' +
        'the version is no worse than the current one. A version that is worse is rolled back automatically.',
    )
    .argument('<remote@version>', 'such as mfe-userspace@1.5.0', exactTarget)
    .argument('<percent>', 'the share of the visitors, from 0 to 100', percent)
    .option(
      '--steps <percentages>',
      'the following shares, such as 5,25,100; at 100 it becomes the current version',
      steps,
    )
    .addOption(
      new Option('--every <time>', 'the minimum time between two steps')
        .argParser(duration)
        .default(30, '30m'),
    )
    .option('--least <views>', 'the page views of the version that a step needs', wholeNumber(1), 200)
    .action(
      async ({ remote, version }: Required<Target>, share: number, options: CanaryOptions, own: Command) => {
        const isGiven = (name: string) => own.getOptionValueSource(name) === 'cli'
        if (options.steps === undefined && (isGiven('every') || isGiven('least')))
          throw new CommandError(
            'usage',
            '--every and --least are about the steps: add --steps, without which the share does not grow.',
          )
        const remaining = options.steps?.filter((step) => step > share)
        if (remaining?.length === 0)
          throw new CommandError(
            'usage',
            `--steps has no share above ${share} %, where the canary starts: add a larger one.`,
          )
        const plan = remaining && { steps: remaining, everyMinutes: options.every, least: options.least }
        await session.change({ type: 'canary', remote, version, percent: share, ...(plan && { plan }) })
      },
    )
}

/** `registry end-canary`: gives the current version to everybody again. */
export function endCanary(program: Command, session: Session): void {
  program
    .command('end-canary')
    .summary('give the current version to everybody again')
    .description('Ends the canary of a remote. All visitors get the current version again.')
    .argument('<remote>', 'such as mfe-userspace', remoteName)
    .action((remote: string) => session.change({ type: 'end-canary', remote }))
}
