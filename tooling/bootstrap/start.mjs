import './node-version.mjs'
import { pathToFileURL } from 'node:url'
import { endCommandsOnSignals, run } from './child.mjs'
import { endWithNpm } from './orphan.mjs'
import { installPackages } from './packages.mjs'
import { inRepository } from './paths.mjs'

endWithNpm()
const removeSignalHandlers = endCommandsOnSignals()
if (!(await installPackages())) process.exit(1)

const prepared = await run(
  process.execPath,
  ['--import', 'tsx/esm', inRepository('tooling/src/commands/prepare.ts')],
  { live: 'errors' },
)
if (!prepared.ok) process.exit(1)
process.env.REMOTES_AT_START ??= prepared.output.trimEnd().split('\n').at(-1)

removeSignalHandlers()
// In this process: signals, exit code and the terminal are the service's own.
process.setSourceMapsEnabled(true)
await import(pathToFileURL(inRepository('api/dist/server.cjs')).href)
