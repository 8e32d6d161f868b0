import { describe, planFor } from '../../affected/affected'
import { UnknownCommit } from '../../affected/changes'

// What a change can reach, for `npm test`: `--since <commit>`, or packages. Says on the error output what will run and why; the plan
// itself is the output, as JSON. A process of its own, since what reads TypeScript here keeps another one running.

const [first = '', ...others] = process.argv.slice(2)
try {
  const plan = await planFor(
    first === '--since' ? { since: others.join(' ') } : { packages: [first, ...others] },
  )
  console.error(describe(plan))
  console.log(JSON.stringify(plan))
} catch (error) {
  if (!(error instanceof UnknownCommit)) throw error
  console.error(error.message)
  process.exitCode = 2
}
