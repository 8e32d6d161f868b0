import { checkMessages } from '@within-reach/kit/messages'
import { runCommand, UsageError } from '@within-reach/kit/run-command'
import { repository } from '../build/packages'

const usage = `Usage: npm run i18n:check [<package> …]

Checks that the catalogues of all packages, or of the named ones, have every message of the sources in every language,
and no others. Otherwise it prints the problems with advice, and exits with 1.`

const args = process.argv.slice(2)
await runCommand({
  usage,
  args,
  async run() {
    const packages = await checkMessages(repository, args.length > 0 ? args : undefined)
    // Otherwise a misspelt name would pass.
    const unknown = args.find((name) => !packages.some(({ packageName }) => packageName === name))
    if (unknown !== undefined) throw new UsageError(`There is no package with texts called "${unknown}".`)
    for (const { packageName, count } of packages)
      console.log(`${packageName}: ${count} messages in every language`)
    const problems = packages.flatMap((one) => one.problems)
    if (problems.length === 0) return
    console.error(`${problems.join('\n')}\nRun "npm run i18n", then complete the .po files that it changed.`)
    process.exitCode = 1
  },
})
