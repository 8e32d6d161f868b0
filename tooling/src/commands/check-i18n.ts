import { advice, checkMessages } from '../build/messages'

/**
 * Checks that the catalogues of all packages, or of the named ones, have every message of the sources in every
 * language, and no others. Ends with 1 and advice if not.
 */
const named = process.argv.slice(2)
const packages = await checkMessages(named.length > 0 ? named : undefined)
for (const { packageName, sentences } of packages)
  console.log(`${packageName}: ${sentences} messages in every language`)
const problems = packages.flatMap((one) => one.problems)
if (problems.length > 0) {
  console.error(`${problems.join('\n')}\n${advice}`)
  process.exitCode = 1
}
