import { parseArgs } from 'node:util'
import { runCommand, UsageError } from '@within-reach/kit/run-command'
import { newRemote } from '../create/new-remote'

const usage = `Usage: npm run create-remote -- mfe-events [--menu "User Space"] [--title Events] [--korean 행사] [--chinese 活动]
         [--vietnamese "Sự kiện"] [--path /events] [--no-install]

Creates a remote with its first page. It ships on its own.`

const args = process.argv.slice(2)

// `npm run create-remote -- mfe-events --menu "User Space"`; its packages are linked by tooling/bootstrap/create-remote.mjs.
await runCommand({
  usage,
  args,
  async run() {
    const { values, positionals } = parseArgs({
      args: args,
      allowPositionals: true,
      options: {
        menu: { type: 'string' },
        title: { type: 'string' },
        korean: { type: 'string' },
        chinese: { type: 'string' },
        vietnamese: { type: 'string' },
        path: { type: 'string' },
        'no-install': { type: 'boolean' },
      },
    })
    const [name, ...more] = positionals
    if (name === undefined || more.length > 0) throw new UsageError('Name one remote.')
    const remote = await newRemote(name, values)
    // Loaded here: an invalid name is reported before the compiler is loaded.
    const { createRemote } = await import('../create/create-remote')
    await createRemote(remote)
    const { path, noun, menu } = remote
    console.log(
      `${name} is created. Its page is ${path}${menu === undefined ? '' : `, in the menu below "${menu}"`}; its journey is e2e/journeys/${noun}.spec.ts.`,
    )
  },
})
