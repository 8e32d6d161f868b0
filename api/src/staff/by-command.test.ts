import { myRoles } from '@within-reach/contract'
import { runCommand } from '@within-reach/registry/cli'
import { startApi, type TestApi } from '../testing/api'
import { ownerToken } from '../testing/owner'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

async function run(...args: readonly string[]) {
  let output = ''
  let complained = ''
  const code = await runCommand(['staff', ...args], {
    environment: { REACH_SITE: api.url, REACH_TOKEN: await ownerToken(api) },
    folder: __dirname,
    repository: __dirname,
    say: (text) => (output += text),
    complain: (text) => (complained += text),
  })
  return { code, output, complained }
}

it('the command line grants, lists and revokes the roles of staff', async () => {
  const { api_token: token, email } = await api.signUp('mina')
  expect((await run('list')).output).toContain('Nobody has a role of staff.')
  expect((await run('grant', email, 'moderator')).output).toContain(`${email} is moderator.`)
  expect((await run('grant', email, 'agent')).output).toContain(`${email} is moderator and agent.`)
  expect((await api.call(myRoles, {}, { token })).body.data).toEqual({ roles: ['moderator', 'agent'] })
  const { output } = await run('list')
  expect(output).toMatch(/mina@example\.com +mina +moderator +since .* by token owner/)
  await run('revoke', email, 'moderator')
  expect((await run('revoke', email, 'agent')).output).toContain(`${email} is not on the staff.`)
})

it('names what is wrong', async () => {
  const unknown = await run('grant', 'nobody@example.com', 'agent')
  expect([unknown.code === 0, unknown.complained]).toEqual([
    false,
    expect.stringContaining('must sign up first'),
  ])
  const role = await run('grant', 'mina@example.com', 'owner')
  expect([role.code === 0, role.complained]).toEqual([false, expect.stringContaining('moderator, agent')])
})
