import { describePlan, planFor } from '../../affected/affected'
import { UnknownCommit } from '../../affected/changes'

// Prints the plan for a change as JSON, for `npm test`. The arguments are `--since <commit>`, or packages. The error
// output says what will run and why. It is a separate process, since TypeScript's parser would keep the process of
// `npm test` alive.

const [first = '', ...others] = process.argv.slice(2)
try {
  const plan = await planFor(
    first === '--since' ? { since: others.join(' ') } : { packages: [first, ...others] },
  )
  console.error(describePlan(plan))
  console.log(JSON.stringify(plan))
} catch (error) {
  if (!(error instanceof UnknownCommit)) throw error
  console.error(error.message)
  process.exitCode = 2
}
