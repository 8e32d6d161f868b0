import { reach } from './reach'
import { processTerminal } from './terminal'

// `npm run reach -- …`
process.exitCode = await reach(process.argv.slice(2), processTerminal())
