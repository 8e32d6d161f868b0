import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { changePwd, getProfile, login, sendVCode2 } from '@within-reach/contract'
import { startApi, type TestApi } from '../../testing/api'
import { createAuthenticator } from '../../testing/authenticator'
import { createChanging } from '../../testing/changing-email'
import { createPasskeys, passkeyOrigin } from '../../testing/passkeys'

let api: TestApi
beforeAll(async () => {
  api = await startApi({ settings: { PUBLIC_URL: passkeyOrigin } })
})
afterAll(() => api.close())

/** The statements for an owner who missed the seven days, for this account and address. */
async function statementsFor(id: number, email: string): Promise<string> {
  const page = await readFile(path.join(__dirname, '../../../../docs/changing-the-email.md'), 'utf8')
  const [, statements = ''] = /```sql\n([^]*?)```/.exec(page) ?? []
  return statements.replaceAll('123', String(id)).replace('…', email)
}

it('the documented statements leave a thief of some weeks no way into the account', async () => {
  const owner = await api.signUp('rosa')
  const browser = createPasskeys(api)
  const key = createAuthenticator(true, true)
  await browser.add(owner, key)
  await createChanging(api).change(owner, 'thief@example.org')
  const { rows } = await api.database.pool.query<{ id: number }>(`select id from users where nick = 'rosa'`)
  const id = rows[0]?.id ?? 0
  await api.database.pool.query(
    `insert into openid_identities (issuer, subject, user_id, email, name, created_at)
      values ('https://id.example', 'thief', $1, 'thief@example.org', 'Thief', now() - interval '8 days')`,
    [id],
  )
  await api.database.pool.query(
    `update passkeys set created_at = now() - interval '8 days' where user_id = $1`,
    [id],
  )

  await api.database.pool.query(await statementsFor(id, owner.email))

  const logIn = async (password: string) =>
    (await api.call(login, { email: owner.email, password }, { address: '10.78.1.1' })).outcome.kind
  expect(await logIn(`password of ${owner.nick}`)).toBe('wrongPassword')
  expect((await browser.logIn(key)).body.res).toBe(false)
  expect((await api.call(getProfile, {}, { token: owner.api_token })).status).toBe(401)
  const identities = await api.database.pool.query('select from openid_identities where user_id = $1', [id])
  expect(identities.rowCount).toBe(0)

  const browserOfOwner = { address: '10.78.1.2' }
  await api.call(sendVCode2, { email: owner.email }, browserOfOwner)
  const { text } = await api.mailTo(owner.email, /new password/)
  const vcode = /\b\d{5}\b/.exec(text)?.[0] ?? ''
  const reset = await api.call(
    changePwd,
    { email: owner.email, vcode, pwd: 'of the owner again' },
    browserOfOwner,
  )
  expect(reset.body.res).toBe(0)
  expect(await logIn('of the owner again')).toBe('ok')
})
