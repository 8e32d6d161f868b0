import { build } from '../build/build'
import { told } from './told'

const usage = `Usage: npm run build [-- <name> …]

Builds what changed since it was built: the service (api), the shell and the remotes, or those that are named, such as
"npm run build -- mfe-userspace".`

const words = process.argv.slice(2)
await told({
  usage,
  words,
  async run() {
    await build(words.length > 0 ? words : undefined)
  },
})
