import { readdirSync } from 'node:fs'
import path from 'node:path'
import { type Ended, start } from '../../testing/evaluate'

/** Runs a command as npm does. */
const run = (command: string, ...args: string[]): Promise<Ended> =>
  start(
    process.execPath,
    ['--import', 'tsx/esm', `tooling/src/commands/${command}.ts`, ...args],
    path.join(__dirname, '../../..'),
  )

it.each([
  ['build', ['--help'], 0, 'Usage: npm run build'],
  ['dev', ['--help'], 0, 'Usage: npm run dev -- <remote>'],
  ['create-remote', ['--help'], 0, 'Usage: npm run create-remote'],
  ['create-remote', ['mfe-events', '--colour'], 2, "Unknown option '--colour'"],
  ['ship', ['--help'], 0, 'Usage: npm run ship'],
  ['ship', ['mfe-userspace', '--canary', ''], 2, '--canary needs a percentage from 0 to 100.'],
  ['ship', ['mfe-userspace', '--why', ' '], 2, '--why must not be empty.'],
  ['faults', ['--help'], 0, 'Usage: npm run faults'],
  ['build', ['mfe-nothing'], 2, 'There is no remote called "mfe-nothing". The remotes are mfe-account'],
  ['create-remote', ['events'], 2, '"events" is not a name for a remote'],
  ['create-remote', ['mfe-account'], 1, 'A remote called mfe-account exists already'],
  ['check-i18n', ['mfe-nothing'], 2, 'There is no package with texts called "mfe-nothing".'],
  ['check-types', ['mfe-nothing'], 2, 'There is no package called "mfe-nothing".'],
  ['dev', [], 2, 'Name the remotes to work on.'],
  ['dev', ['mfe-nothing'], 2, 'There is no remote called "mfe-nothing".'],
])(
  '%s %j prints a sentence, not a stack',
  async (command, args, code, sentence) => {
    const ended = await run(command, ...args)
    expect(ended).toEqual({ code, output: expect.stringContaining(sentence) })
    expect(ended.output).not.toMatch(/^\s+at /m)
  },
  60_000,
)

/** They are parts of `npm start`, `npm test` and the journeys, and nobody types them. */
const internal = ['affected', 'list-pages', 'prepare']
const typed = readdirSync(__dirname)
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => path.basename(file, '.ts'))
  .filter((command) => !internal.includes(command))

it.each(typed)(
  '%s with an unknown option does nothing, and ends as wrong usage',
  async (command) => {
    const ended = await run(command, '--no-such-option')
    expect(ended).toEqual({ code: 2, output: expect.stringContaining('--no-such-option') })
    expect(ended.output).not.toMatch(/^\s+at /m)
  },
  60_000,
)
