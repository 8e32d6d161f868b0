import './node-version.mjs'
import { readFileSync } from 'node:fs'
import { delimiter } from 'node:path'
import { fileURLToPath } from 'node:url'

// The first file of a release: `node start.mjs`. `npm run release` bundles it into the root of the release.

const inRelease = (/** @type {string} */ file) => fileURLToPath(new URL(file, import.meta.url))

/** @type {import('../src/release/release-record').ReleaseRecord} */
const { platform, remotes } = JSON.parse(readFileSync(inRelease('release.json'), 'utf8'))
const machine = `${process.platform}-${process.arch}`
if (platform !== machine) {
  console.error(
    `This release is for ${platform}, but this machine is ${machine}: run "npm run release" on a machine like this one.`,
  )
  process.exit(1)
}

// An empty setting counts as absent, as in the service.
process.env.REMOTES_AT_START ||= remotes.map(inRelease).join(delimiter)
process.setSourceMapsEnabled(true)
// In this process: signals and the exit code are the service's own.
await import(new URL('api/dist/server.cjs', import.meta.url).href)
