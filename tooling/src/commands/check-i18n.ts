import { checkMessages } from '@within-reach/kit/messages'
import { repository } from '../build/packages'

/**
 * Checks that the catalogues of all packages, or of the named ones, have every message of the sources in every
 * language, and no others. Otherwise it prints the problems with advice, and exits with 1.
 */
const named = process.argv.slice(2)
const packages = await checkMessages(repository, named.length > 0 ? named : undefined)
for (const { packageName, count } of packages)
  console.log(`${packageName}: ${count} messages in every language`)
const problems = packages.flatMap((one) => one.problems)
if (problems.length > 0) {
  console.error(`${problems.join('\n')}\nRun "npm run i18n", then complete the .po files that it changed.`)
  process.exitCode = 1
}
