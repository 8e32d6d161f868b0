import { startApi, type TestApi } from '../testing/api'
import { ownerToken } from '../testing/owner'
import { builtShell, publish, versionOf } from '../testing/registry'
import { registryCommand } from '../testing/registry-command'

let shell: Awaited<ReturnType<typeof builtShell>>
let api: TestApi
let token: string
beforeAll(async () => {
  shell = await builtShell()
  api = await startApi({ shell: shell.folder })
  token = await ownerToken(api)
})
afterAll(async () => {
  await api.close()
  await shell.remove()
})

/** Runs the command line against the service of this file. */
const run = (args: readonly string[]) =>
  registryCommand(args, { folder: shell.folder, environment: { REACH_SITE: api.url, REACH_TOKEN: token } })
const newest = async () =>
  (JSON.parse((await run(['status', '--json'])).output) as { revision: number }).revision

const why = ['--why', 'a test']

it('an owner allows a remote more with a reason, and the limits and the history show it', async () => {
  await publish(api.database, versionOf('mfe-trips', '1.0.0'))
  await run(['promote', 'mfe-trips', ...why])
  const shown = await run(['budget', 'mfe-trips'])
  expect(shown).toMatchObject({ code: 0, complained: '' })
  expect(shown.output).toMatch(/^chunk +200 KB +one script or style, compressed$/m)
  expect(shown.output).toMatch(/^mount +200 ms /m)
  const more = ['--chunk', 'pages.0123456789.js', '--bytes', '300000']
  const allowed = await run(['budget', 'mfe-trips', ...more, '--why', 'the map'])
  expect(allowed.output).toMatch(
    /^\d+ {2}.+ {2}mfe-trips {2}Allow pages\.js a size of 293 KB {2}\(token owner\)\n {4}why: the map\n {4}chunk pages\.js: 200 KB → 293 KB$/m,
  )
  expect((await run(['budget', 'mfe-trips'])).output).toMatch(/^ {2}pages\.js +293 KB +allowed: the map$/m)
  expect((await run(['check', 'mfe-trips'])).output).toContain(
    'For pages.js, 293 KB instead of 200 KB are allowed ("the map").',
  )
  const revision = await newest()
  expect((await run(['history', 'mfe-trips', '--most', '1'])).output).toContain(
    'Allow pages.js a size of 293 KB',
  )
  expect((await run(['diff', String(revision - 1)])).output).toContain(
    'limits of mfe-trips\n  chunk pages.js: 200 KB → 293 KB',
  )
  expect((await run(['undo', String(revision), ...why])).output).toContain('chunk pages.js: 293 KB → 200 KB')
  const page = ['--page', '/mfe-trips', '--requests', '20', ...why]
  expect((await run(['budget', 'mfe-trips', ...page])).output).toContain('requests /mfe-trips: 12 → 20')
  const usual = ['--page', '/mfe-trips', '--usual', ...why]
  expect((await run(['budget', 'mfe-trips', ...usual])).output).toContain('requests /mfe-trips: 20 → 12')
  expect(await run(['budget', 'mfe-trips', ...usual])).toMatchObject({
    code: 1,
    complained: expect.stringContaining('It has the usual limit already.'),
  })
})

it('the limits of all remotes are shown with theirs', async () => {
  const fewer = ['budget', 'all', '--mount', '--milliseconds', '150', '--why', 'slow phones']
  expect((await run(fewer)).output).toContain('Limit mount of every remote to 150 ms')
  for (const owner of ['all', 'mfe-trips'])
    expect((await run(['budget', owner])).output).toMatch(
      /^mount +150 ms .+\n +set for all remotes: slow phones$/m,
    )
})
