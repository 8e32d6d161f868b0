import { changePwd, login, postMsg, sendVCode2, type Session } from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'

let api: TestApi
let ana: Session
const lines: string[] = []
const log = () => lines.join('')
beforeAll(async () => {
  api = await startApi({ logTo: { write: (line) => void lines.push(line) } })
  ana = await api.signUp('ana', 'ana.secretive@example.com')
})
afterAll(() => api.close())

/** Everything personal that must not be in a log, in every encoding that a request has. */
const findInLog = (...texts: string[]) => {
  const found = texts.flatMap((text) => [
    text,
    encodeURIComponent(text),
    Buffer.from(text).toString('base64'),
  ])
  return found.filter((text) => log().includes(text))
}

it('has one line per request: the id of the answer, the result, and the duration', async () => {
  const answer = await fetch(`${api.url}/healthz?visitor=ana`)
  const id = answer.headers.get('X-Request-Id')
  const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(entries.filter(({ reqId }) => reqId === id)).toEqual([
    {
      level: 30,
      time: expect.any(Number),
      pid: process.pid,
      hostname: expect.any(String),
      reqId: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}$/),
      method: 'GET',
      path: '/healthz',
      status: 200,
      ms: expect.any(Number),
      msg: 'request completed',
    },
  ])
})

it('names a file by its key, not by its original name', async () => {
  const key = `${'k'.repeat(22)}.pdf`
  for (const start of ['/files/', '/files//', '//files/', '/files/%2e/', '/FILES/', '/%66iles/', '/files%2F'])
    await fetch(`${api.url}${start}${key}/lease of a secretive tenant.pdf?download`)
  expect(log()).toContain(`"path":"/files/${key}"`)
  expect(findInLog('lease of a secretive tenant')).toEqual([])
  expect(log()).not.toContain('tenant')
})

it('contains nothing that a person types, gets by mail or is identified by', async () => {
  const code = await api.lastCode(ana.email)
  const ben = await api.signUp('ben', 'ben.secretive@example.com')
  await api.call(login, { email: ana.email, password: 'a wrong secret' })
  const address = '203.0.113.77'
  const { cookies } = await api.call(login, { email: ana.email, password: 'password of ana' }, { address })
  await api.call(postMsg, { to: ana.email, msg: 'meet me at the harbour' }, { token: ben.api_token })
  await api.call(sendVCode2, { email: ana.email })
  const reset = await api.mailTo(ana.email, /./)
  await api.call(changePwd, { email: ana.email, vcode: await api.lastCode(ana.email), pwd: 'a new secret' })
  await fetch(`${api.url}/login?email=${encodeURIComponent(ana.email)}&token=${ana.api_token}`)

  expect(lines.length).toBeGreaterThan(20)
  expect(
    findInLog(
      'password of ana',
      'password of ben',
      'a wrong secret',
      'a new secret',
      'meet me at the harbour',
      'secretive@example.com',
      'ana Doe',
      address,
      ana.api_token,
      ben.api_token,
      cookies.wr_session ?? 'no cookie was set',
      reset.subject,
    ),
  ).toEqual([])
  expect(log()).not.toMatch(new RegExp(`\\b${code}\\b`))
})

it.each([
  ['a row', 'cho', 'CHECK (false) NOT VALID'],
  // The error message quotes the text that is not a number.
  ['a value', 'dan', 'CHECK (body::int > 0) NOT VALID'],
])('contains nothing of %s that the database refused, except where it failed', async (_case, nick, check) => {
  const { api_token: token } = await api.signUp(nick, `${nick}.secretive@example.com`)
  await api.database.pool.query(`ALTER TABLE messages ADD CONSTRAINT broken ${check}`)
  const { status } = await api.call(postMsg, { to: ana.email, msg: 'a message that fails' }, { token })
  await api.database.pool.query('ALTER TABLE messages DROP CONSTRAINT broken')
  const failure = lines.findLast((line) => line.includes('"request failed"')) ?? '{}'
  expect([status, JSON.parse(failure)]).toMatchObject([
    500,
    {
      err: {
        type: 'DatabaseError',
        code: expect.stringMatching(/^2[23]/),
        stack: expect.stringContaining('messages'),
      },
    },
  ])
  expect(findInLog('a message that fails', 'secretive@example.com')).toEqual([])
})
