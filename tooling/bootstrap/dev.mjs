import './node-version.mjs'
import { pathToFileURL } from 'node:url'
import { endCommandsOnSignals } from './child.mjs'
import { endWithNpm } from './orphan.mjs'
import { installPackages } from './packages.mjs'
import { inRepository } from './paths.mjs'

endWithNpm()
const removeSignalHandlers = endCommandsOnSignals()
if (!(await installPackages())) process.exit(1)
removeSignalHandlers()

// In this process, so that an interrupt reaches the watcher. tsx exists only after the install.
const { register } = await import('tsx/esm/api')
register()
await import(pathToFileURL(inRepository('tooling/src/commands/dev.ts')).href)
