import { parseArgs } from 'node:util'
import { createRemote } from '../create/create-remote'

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
    const { path, noun, menu } = await createRemote(name, values)
    console.log(
      `${name} is made: its page is ${path}${menu === undefined ? '' : `, in the menu below "${menu}"`}; its journey is e2e/journeys/${noun}.spec.ts.`,
    )
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
