import path from 'node:path'
import { type Ended, start } from '../../testing/evaluate'

/** Runs the command as `npm run create-remote` does, without installing. */
const create = (...args: string[]): Promise<Ended> =>
  start(
    process.execPath,
    ['--import', 'tsx', 'tooling/src/commands/create-remote.ts', ...args],
    path.join(__dirname, '../../..'),
  )

// No test may leave a file behind.
it.each([
  [['mfe-account'], 1, 'A remote called mfe-account exists already: choose another name.'],
  [['Events'], 2, 'is not a name for a remote'],
  [['mfe-events', '--path', '/login'], 1, '/login belongs to mfe-account'],
  [['mfe-events', '--path', '/aboutus'], 1, '/aboutus belongs to shell'],
  [['mfe-events', '--path', 'events'], 2, 'is not a path of a page'],
  [['mfe-events', '--path', '/Login'], 2, 'is not a path of a page'],
  [[], 2, 'Name one remote.'],
])('a new remote is refused for %p', async (args, code, advice) => {
  expect(await create(...args)).toEqual({ code, output: expect.stringContaining(advice) })
})
