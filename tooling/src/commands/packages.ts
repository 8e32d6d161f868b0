import path from 'node:path'
import { parseArgs } from 'node:util'
import { runCommand, UsageError } from '@within-reach/kit/run-command'
import { repository } from '../build/packages'
import { packPackages } from '../packages/pack'

const usage = `Usage: npm run packages [-- <folder>] [--reports]

Compiles the packages that other teams install, and packs them into a folder: .cache/packages by default. Publish each with
"npm publish <file>". --reports writes the API of each package into its api-report.md; without it, a package that
differs from its report is not packed.`

const args = process.argv.slice(2)
await runCommand({
  usage,
  args,
  async run() {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { reports: { type: 'boolean', default: false } },
    })
    const [named = path.join(repository, '.cache/packages'), ...more] = positionals
    if (more.length > 0) throw new UsageError('Name one folder.')
    const folder = path.resolve(process.env.INIT_CWD ?? process.cwd(), named)
    const tarballs = await packPackages(folder, values.reports, console.log)
    for (const { file } of tarballs) console.log(file)
  },
})
