import path from 'node:path'
import { run } from './run'

// The bundle stands in api/dist.
const room = path.join(__dirname, '..')
void run({
  migrations: path.join(room, 'migrations'),
  sample: path.join(room, 'sample'),
  shell: path.join(room, '..', 'shell', 'dist'),
})
