import { advice, checkMessages } from '../build/messages'

/**
 * Whether every sentence of the sources stands in its package's catalogues, in every language, and nothing else does: of all packages, or
 * of those that are named. Ends with 1 and says what to do where it is not so.
 */
const named = process.argv.slice(2)
const packages = await checkMessages(named.length > 0 ? named : undefined)
for (const { packageName, sentences } of packages)
  console.log(`${packageName}: ${sentences} sentences in every language`)
const problems = packages.flatMap((packageName) => packageName.problems)
if (problems.length > 0) {
  console.error(`${problems.join('\n')}\n${advice}`)
  process.exitCode = 1
}
