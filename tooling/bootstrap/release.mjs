import './node-version.mjs'
import { endCommandsOnSignals, run } from './child.mjs'
import { endWithNpm } from './orphan.mjs'
import { installPackages } from './packages.mjs'
import { inRepository } from './paths.mjs'

endWithNpm()
endCommandsOnSignals()
const args = process.argv.slice(2)
const asksForHelp = args.some((word) => word === '--help' || word === '-h')

if (!(await installPackages())) process.exit(1)
const command = inRepository('tooling/src/commands/release.ts')
const { ok, code = 1 } = await run(process.execPath, ['--import', 'tsx/esm', command, ...args], {
  live: true,
})
if (ok && !asksForHelp)
  console.log(
    'docs/deploying.md says how to install it on a server and how to put it in front of the internet.',
  )
process.exit(code)
