import { build } from '../build/build'
import { told } from './run-command'

const usage = `Usage: npm run build [-- <name> …]

Builds what changed since it was built: the service (api), the shell and the remotes, or those that are named, such as
"npm run build -- mfe-userspace".`

const args = process.argv.slice(2)
await told({
  usage,
  args,
  async run() {
    await build(args.length > 0 ? args : undefined)
  },
})
