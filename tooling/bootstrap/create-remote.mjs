import './node-version.mjs'
import { endCommandsOnSignals, run } from './child.mjs'
import { endWithNpm } from './orphan.mjs'
import { installPackages } from './packages.mjs'
import { inRepository } from './paths.mjs'

endWithNpm()
endCommandsOnSignals()
const args = process.argv.slice(2)
const asksForHelp = args.some((word) => word === '--help' || word === '-h')
const installs = !args.includes('--no-install') && !asksForHelp

if (installs && !(await installPackages())) process.exit(1)
const command = inRepository('tooling/src/commands/create-remote.ts')
const { ok, code = 1 } = await run(process.execPath, ['--import', 'tsx', command, ...args], { live: true })
if (!ok) process.exit(code)
if (installs && !(await installPackages({ grown: true }))) process.exit(1)
if (asksForHelp) process.exit(0)
const [name = ''] = args.filter((word) => word.startsWith('mfe-'))
console.log(`Try it with "npm run dev -- ${name}", and make it live with "npm run ship -- ${name}".`)
