import { startApi, type TestApi } from '../testing/api'
import { ownerToken } from '../testing/owner'
import { builtShell } from '../testing/registry'
import { registryCommand } from '../testing/registry-command'

let shell: Awaited<ReturnType<typeof builtShell>>
let api: TestApi
let owner: string
beforeAll(async () => {
  shell = await builtShell()
  api = await startApi({ shell: shell.folder })
  owner = await ownerToken(api)
})
afterAll(async () => {
  await api.close()
  await shell.remove()
})

/** Runs the command line against the service of this file. */
const run = (args: readonly string[], environment: Readonly<Record<string, string>>) =>
  registryCommand(args, { folder: shell.folder, environment: { REACH_SITE: api.url, ...environment } })

it('a token works until it is revoked; then the command line says which one, and who creates another', async () => {
  const asOwner = { REACH_TOKEN: owner }
  const created = await run(['token', 'create', 'ci', '--rights', 'read'], asOwner)
  const token = created.output.trim()
  expect(await run(['status'], { REACH_TOKEN: token })).toMatchObject({ code: 0, complained: '' })

  await run(['token', 'revoke', 'ci'], asOwner)
  const advice =
    'it is unknown, revoked or expired. An operator of the site creates another one with "registry token create".\n'
  expect(await run(['status'], { REACH_TOKEN: token })).toMatchObject({
    code: 3,
    complained: `${api.url} does not accept the token of REACH_TOKEN: ${advice}`,
  })
  const byOption = await run(['promote', 'mfe-trips@1.0.0', '--why', 'x', '--token', token], {})
  expect(byOption).toMatchObject({
    code: 3,
    complained: `${api.url} does not accept the token of --token: ${advice}`,
  })
})
