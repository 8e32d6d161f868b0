import { readFile } from 'node:fs/promises'
import path from 'node:path'
import {
  accountDeletion,
  deleteAccount,
  getProfile,
  keepAccount,
  limits,
  login,
  type Session,
} from '@within-reach/contract'
import { zonedDayOf } from '../../platform/mail/days'
import { startApi, type TestApi } from '../../testing/api'

let api: TestApi
let ana: Session
let next = 0
beforeAll(async () => {
  api = await startApi()
})
beforeEach(async () => {
  ana = await api.signUp(`ana${++next}`)
})
afterAll(() => api.close())

const passwordOf = ({ nick }: Session) => `password of ${nick}`
const ask = (of: Session, fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  api.call(
    deleteAccount,
    { password: passwordOf(of), content: 'remove', ...fields },
    { token: of.api_token, headers },
  )
const logIn = async (of: Session) => {
  const { outcome } = await api.call(login, { email: of.email, password: passwordOf(of) })
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  return outcome.data
}
const dueOf = async ({ api_token: token }: Session) =>
  (await api.call(accountDeletion, {}, { token })).body.data

it('takes the request with the password, tells the day by mail, and ends every sign-in', async () => {
  const elsewhere = await logIn(ana)
  const before = Date.now()
  const { outcome } = await ask(ana)
  const due = outcome.kind === 'ok' ? Date.parse(outcome.data.due) : 0
  expect(due).toBeGreaterThanOrEqual(before + limits.deletionDelay - 1000)
  expect(due).toBeLessThanOrEqual(Date.now() + limits.deletionDelay + 1000)
  for (const { api_token: token } of [ana, elsewhere])
    expect((await api.call(getProfile, {}, { token })).status).toBe(401)
  const { subject, text } = await api.mailTo(ana.email, /will be deleted/)
  expect(subject).toBe('Your Within Reach account will be deleted')
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' }).format(due)
  expect(text).toContain(`It will be deleted on ${day} (UTC).`)
  expect(text).toContain('Your posts go with it')
  expect(text).toContain('/login?next=%2Fmydata')
})

it('writes the mail in the language of the member, whatever the page is in', async () => {
  await api.database.pool.query("update users set language = 'vi' where email = $1", [ana.email])
  await ask(ana, {}, { 'Accept-Language': 'ko' })
  expect((await api.mailTo(ana.email, /sẽ bị xóa/)).subject).toBe('Tài khoản Within Reach của bạn sẽ bị xóa')
})

it('writes the mail in the language of the page to a member whose language is unknown', async () => {
  await api.database.pool.query('update users set language = null where email = $1', [ana.email])
  await ask(ana, { content: 'keep' }, { 'Accept-Language': 'ko' })
  const { subject, text } = await api.mailTo(ana.email, /삭제될 예정/)
  expect(subject).toBe('Within Reach 계정이 삭제될 예정입니다')
  expect(text).toContain('회원님의 글과 댓글은 이름 없이 남습니다.')
  expect(text).toMatch(/\d{4}년 \d{1,2}월 \d{1,2}일 .요일 \(UTC\)에 삭제됩니다/)
})

it('a login tells the day, and keeps the account with one call', async () => {
  await ask(ana)
  const back = await logIn(ana)
  expect(await dueOf(back)).toEqual({ due: back.deletion })
  expect(back.deletion).toMatch(/^20/)
  expect((await api.call(keepAccount, {}, { token: back.api_token })).body).toEqual({ res: true })
  expect(await dueOf(back)).toEqual({ due: null })
  expect(await logIn(ana)).not.toHaveProperty('deletion')
  // Once more changes nothing.
  expect((await api.call(keepAccount, {}, { token: back.api_token })).status).toBe(200)
})

it('a second request keeps the day, and may change what becomes of the posts', async () => {
  const { body: first } = await ask(ana)
  const { body: second } = await ask(await logIn(ana), { content: 'keep' })
  expect(second.data).toEqual(first.data)
  const { rows } = await api.database.pool.query<{ content: string }>(
    'select content from account_deletions d join users u on u.id = d.user_id where u.email = $1',
    [ana.email],
  )
  expect(rows).toEqual([{ content: 'keep' }])
})

it('refuses a wrong password, and too many of them', async () => {
  const { outcome } = await ask(ana, { password: 'not the password' })
  expect(outcome.kind).toBe('wrongPassword')
  expect(await dueOf(ana)).toEqual({ due: null })
  for (let wrong = 1; wrong < 10; wrong++) await ask(ana, { password: 'not the password' })
  const { status, headers } = await ask(ana)
  expect([status, Number(headers.get('Retry-After'))]).toEqual([429, expect.any(Number)])
})

it.each([
  ['no password', { password: '' }],
  ['no choice', { content: '' }],
  ['an unknown choice', { content: 'sell' }],
])('refuses a request with %s', async (_what, fields) => {
  expect((await ask(ana, fields)).status).toBe(400)
})

it.each([deleteAccount, accountDeletion, keepAccount])('needs a login: $path', async (call) => {
  expect((await api.call(call, { password: 'x', content: 'keep' })).status).toBe(401)
})

it("does not show or end somebody else's", async () => {
  const bo = await api.signUp(`bo${next}`)
  await ask(ana)
  expect(await dueOf(bo)).toEqual({ due: null })
  await api.call(keepAccount, {}, { token: bo.api_token })
  expect(await logIn(ana)).toHaveProperty('deletion')
})

it('asks an operator with a passkey for it first', async () => {
  const { rows } = await api.database.pool.query<{ id: number }>('select id from users where email = $1', [
    ana.email,
  ])
  const id = rows[0]?.id
  await api.database.pool.query(`insert into operators (user_id, granted_by) values ($1, 'test')`, [id])
  await api.database.pool.query(
    `insert into passkeys (id, user_id, public_key, counter, transports) values ('key', $1, '', 0, '{}')`,
    [id],
  )
  expect((await ask(ana)).outcome.kind).toBe('second-factor')
  await api.database.pool.query('update tokens set verified_at = now() where user_id = $1', [id])
  expect((await ask(ana)).outcome.kind).toBe('ok')
})

it('a suspended member may ask', async () => {
  await api.database.pool.query(
    `update users set suspended_until = now() + interval '1 day' where email = $1`,
    [ana.email],
  )
  expect((await ask(ana)).outcome.kind).toBe('ok')
})

it.each(['suspended_until', 'limited_until'])(
  'tells the day on which a sanction ends if it is later: %s',
  async (column) => {
    const { rows } = await api.database.pool.query<{ until: Date }>(
      `update users set ${column} = now() + interval '30 days' where email = $1 returning ${column} as until`,
      [ana.email],
    )
    const until = rows[0]?.until ?? new Date(0)
    const due = until.toISOString()
    expect((await ask(ana)).body.data).toEqual({ due })
    expect((await api.mailTo(ana.email, /will be deleted/)).text).toContain(zonedDayOf(until, 'en'))
    const back = await logIn(ana)
    expect([back.deletion, await dueOf(back)]).toEqual([due, { due }])
  },
)

it('cannot be taken back any more once it has begun', async () => {
  await ask(ana)
  const back = await logIn(ana)
  await api.database.pool.query(
    'update account_deletions set begun_at = now() where user_id = (select id from users where email = $1)',
    [ana.email],
  )
  const { status, body } = await api.call(keepAccount, {}, { token: back.api_token })
  expect([status, body.code]).toEqual([401, 'logged-out'])
})

describe('the documented statement for a member who cannot log in', () => {
  const statementFor = async (email: string) => {
    const page = await readFile(path.join(__dirname, '../../../../docs/personal-data.md'), 'utf8')
    const [, statement = ''] = /```sql\n([^]*?)```/.exec(page) ?? []
    return statement.replace('…', email)
  }
  const stored = async ({ email }: Session) => {
    const { rows } = await api.database.pool.query<{ content: string; due: boolean }>(
      `select content, due_at <= now() as due from account_deletions
        where user_id = (select id from users where email = $1)`,
      [email],
    )
    return rows
  }

  it('makes the deletion due, however the member writes the email', async () => {
    await api.database.pool.query(await statementFor(ana.email.toUpperCase()))
    expect(await stored(ana)).toEqual([{ content: 'remove', due: true }])
  })

  it('leaves what the member chose, if they have asked before, as in a restored backup', async () => {
    await ask(ana, { content: 'keep' })
    await api.database.pool.query(await statementFor(ana.email))
    expect(await stored(ana)).toEqual([{ content: 'keep', due: true }])
  })
})
