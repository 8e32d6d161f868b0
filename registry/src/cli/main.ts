import { runCommand } from './run-command'
import { processTerminal } from './terminal'

// `npm run registry -- …`
process.exitCode = await runCommand(process.argv.slice(2), processTerminal())
