import path from 'node:path'
import { parseArgs } from 'node:util'
import { runCommand, UsageError } from '@within-reach/kit/run-command'
import { assembleRelease } from '../release/release'

const usage = `Usage: npm run release -- <folder>

Builds the site and writes a release into a new folder: everything that a server needs, without npm, the sources and
development dependencies. "node <folder>/start.mjs" starts it.`

const args = process.argv.slice(2)
await runCommand({
  usage,
  args,
  async run() {
    const { positionals } = parseArgs({ args, allowPositionals: true })
    const [named, ...more] = positionals
    if (named === undefined || more.length > 0) throw new UsageError('Name one folder.')
    // npm runs scripts in the repository's folder, and passes the caller's folder in INIT_CWD.
    const folder = path.resolve(process.env.INIT_CWD ?? process.cwd(), named)
    const { version, commit, platform, remotes } = await assembleRelease(folder)
    const of = commit === '' ? version : `${version} (${commit})`
    console.log(`Release ${of} for ${platform} with ${remotes.length} remotes: node ${folder}/start.mjs`)
  },
})
