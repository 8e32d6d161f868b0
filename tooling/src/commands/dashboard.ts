import { writeFileSync } from 'node:fs'
import { dashboardFile, dashboardJson } from '../dashboard/dashboard'

// Writes deploy/monitoring/dashboard.json.

if (process.argv.includes('--help')) console.log('Usage: npm run dashboard')
else {
  writeFileSync(dashboardFile, dashboardJson())
  console.log('deploy/monitoring/dashboard.json is written.')
}
