import { type Change, changeRegistry, type Session } from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { ownerToken } from '../testing/owner'
import { builtShell, changesBy, grant, publish, versionOf } from '../testing/registry'
import { registryCommand } from '../testing/registry-command'

const remote = 'mfe-trips'

let shell: Awaited<ReturnType<typeof builtShell>>
let api: TestApi
let operator: Session
beforeAll(async () => {
  shell = await builtShell()
  api = await startApi({ shell: shell.folder })
  operator = await api.signUp('olga')
  await grant(api, operator)
  const misfit = { shared: { react: '^3.0.0' } }
  await publish(api.database, ...['1.0.0', '1.1.0', '1.2.0', '1.3.0'].map((one) => versionOf(remote, one)))
  await publish(api.database, versionOf(remote, '2.0.0', misfit))
  for (const version of ['1.0.0', '1.1.0', '1.2.0'])
    await changesBy(api, operator)({ type: 'promote', remote, version })
})
afterAll(async () => {
  await api.close()
  await shell.remove()
})

async function rollBackTo(version: string) {
  const change: Change = { type: 'rollback', remote, version }
  const { revision } = api.registry.document()
  const fields = { change: JSON.stringify(change), revision, why: 'a test' }
  return (await api.call(changeRegistry, fields, { token: operator.api_token })).outcome
}

it('a rollback to a version that was never live is refused if the version does not fit, like a promotion', async () => {
  expect(await rollBackTo('2.0.0')).toMatchObject({
    kind: 'refused',
    message: expect.stringContaining('It expects react ^3.0.0'),
  })
})

it('the command line warns of a last good version that no longer fits, and rolls back to it', async () => {
  const { pool } = api.database
  const record = `replace(record, '^19.0.0', '^18.0.0')`
  await pool.query(`update remote_versions set record = ${record} where version in ('1.0.0', '1.1.0')`)
  const environment = { REACH_SITE: api.url, REACH_TOKEN: await ownerToken(api) }
  const { code, complained } = await registryCommand(['rollback', remote, '--why', 'a test'], {
    folder: '',
    environment,
  })
  expect(code).toBe(0)
  expect(complained).toContain(
    `Warning: ${remote} 1.1.0 does not fit what is live. It expects react ^18.0.0, but the shell provides`,
  )
  expect(api.registry.document().remotes[remote]?.environments.production?.current).toBe('1.1.0')
})

it('a rollback needs a demanded proof only for a version that was never live', async () => {
  const rule = { type: 'demand-proof', demanded: true } as const
  const { revision } = api.registry.document()
  await api.registry.changeRules({ change: rule, revision, who: 'olga', why: 'a test' })
  expect(await rollBackTo('1.3.0')).toMatchObject({
    kind: 'refused',
    sentences: [{ says: 'proof-missing', values: { version: '1.3.0', target: `${remote}@1.3.0` } }],
  })
  expect((await rollBackTo('1.0.0')).kind).toBe('ok')
})
