import { parseArgs } from 'node:util'
import { newRemote } from '../create/new-remote'

// `npm run create-remote -- mfe-events --menu "User Space"`; its packages are linked by tooling/bootstrap/create-remote.mjs.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    menu: { type: 'string' },
    title: { type: 'string' },
    korean: { type: 'string' },
    path: { type: 'string' },
    'no-install': { type: 'boolean' },
  },
})
const [name, ...more] = positionals
if (name === undefined || more.length > 0) {
  console.error(
    'Usage: npm run create-remote -- mfe-events [--menu "User Space"] [--title Events] [--korean 행사] [--path /events] [--no-install]',
  )
  process.exitCode = 2
} else {
  try {
    const remote = await newRemote(name, values)
    // Loaded here: whoever mistyped a name need not wait for the compiler.
    const { createRemote } = await import('../create/create-remote')
    await createRemote(remote)
    const { path, noun, menu } = remote
    console.log(
      `${name} is made: its page is ${path}${menu === undefined ? '' : `, in the menu below "${menu}"`}; its journey is e2e/journeys/${noun}.spec.ts.`,
    )
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
