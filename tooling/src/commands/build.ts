import { runCommand } from '@within-reach/kit/run-command'
import { build } from '../build/build'

const usage = `Usage: npm run build [-- <name> …]

Builds the packages whose sources changed since their last build: the service (api), the shell and the remotes, or only
the named ones, such as "npm run build -- mfe-userspace".`

const args = process.argv.slice(2)
await runCommand({
  usage,
  args,
  async run() {
    await build(args.length > 0 ? args : undefined)
  },
})
