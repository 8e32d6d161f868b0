import './node-version.mjs'
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { endWithNpm } from './orphan.mjs'
import { inRepository } from './paths.mjs'

const service = inRepository('api/dist/server.cjs')
if (!existsSync(service)) {
  console.error('The service is not built. Run `npm run build`, or `npm start`, which builds it.')
  process.exit(1)
}
endWithNpm()
// In this process: signals, exit code and the terminal are the service's own.
process.setSourceMapsEnabled(true)
await import(pathToFileURL(service).href)
