import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { runCommand } from '@within-reach/kit/run-command'
import { dashboardFile, dashboardJson } from '../dashboard/dashboard'

const usage = 'Usage: npm run dashboard\n\nWrites deploy/monitoring/dashboard.json.'

const args = process.argv.slice(2)
await runCommand({
  usage,
  args,
  run() {
    parseArgs({ args })
    writeFileSync(dashboardFile, dashboardJson())
    console.log('deploy/monitoring/dashboard.json is written.')
    return Promise.resolve()
  },
})
