import { runCommand } from './run-command'
import { processTerminal } from './terminal'

// `npm run registry -- …`
// Without a top-level await, so that a release can bundle it as CommonJS.
void runCommand(process.argv.slice(2), processTerminal()).then((code) => {
  process.exitCode = code
})
