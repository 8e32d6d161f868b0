import path from 'node:path'
import { run } from './run'

// The bundle is in api/dist.
const packageFolder = path.join(__dirname, '..')
void run({
  migrations: path.join(packageFolder, 'migrations'),
  sample: path.join(packageFolder, 'sample'),
  shell: path.join(packageFolder, '..', 'shell', 'dist'),
})
