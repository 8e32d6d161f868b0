import { fileURLToPath } from 'node:url'
import { run } from '../run'

// Runs the service from its sources, without the site's pages. A test starts it as a separate process.
void run({ migrations: fileURLToPath(new URL('../../migrations', import.meta.url)) })
