import { type Call, calls, readAnswer, type Session } from '@within-reach/contract'
import { startApi, type TestApi } from './testing/api'
import { ownerToken } from './testing/owner'

let api: TestApi
let ana: Session
let owner: string
beforeAll(async () => {
  api = await startApi()
  ana = await api.signUp('ana')
  owner = await ownerToken(api)
})
afterAll(() => api.close())

/** What people, browsers and attackers put into fields. */
const nonsense = [
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  '2147483648',
  'NaN',
  '[object Object]',
  `' or '1'='1`,
  '%',
  '\\',
  '\0',
  '\u0001\u200b\u202e',
  '😀'.repeat(50),
  '각'.normalize('NFD'),
  'İIıſK',
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}',
  'post:2147483648',
  '__proto__',
  'a@example.com',
  '2026-12-01',
  'x'.repeat(30_000),
]

/** Values that each field accepts, so that nonsense in one field gets past the others. */
const sensible: Record<string, string> = {
  email: 'someone@example.com',
  password: 'long enough',
  pwd: 'long enough',
  username: 'x',
  nickname: 'x',
  vcode: '12345',
  to: 'ana@example.com',
  msg: 'x',
  idx: '1',
  id: '1',
  cmText: 'x',
  region: 'Others',
  specificLocation: 'x',
  subject: 'x',
  description: 'x',
  name: 'x',
  length_of_stay: '1',
  visa: 'yes',
  admission: 'yes',
  area_in_mind: 'x',
  budget: '1',
  date_start: '2026-12-01',
  date_end: '2026-12-01',
  location: 'x',
  cont: 'x',
  remote: 'mfe-x',
  version: '1.0.0',
  change: '{"type":"switch","remote":"mfe-x","enabled":true}',
  revision: '0',
  why: 'x',
  undo: '1',
  record: '{}',
  hours: '1',
  granted: 'no',
  rights: 'read',
  remotes: 'mfe-x',
  days: '1',
  batch: '[]',
}

const typeOf = (call: Call) => (call.path === '/api/msgs' ? 'inbox' : 'jobs')

/** Somebody who may make the call, so that what they send is looked at. */
const bearerFor = (call: Call) => (call.login === 'operator' ? owner : ana.api_token)

describe.each(calls.map((call) => [call.path, call] as const))('%s', (_path, call) => {
  const fieldsOf = () =>
    Object.fromEntries(
      Object.keys(call.request.entries).map((field) => [
        field,
        field === 'type' ? typeOf(call) : sensible[field],
      ]),
    )

  it('answers nonsense in any field in its own convention, never with a 500', async () => {
    spec('7.robust')
    for (const field of [...Object.keys(call.request.entries), 'nothing of ours']) {
      for (const value of nonsense) {
        const options = { token: bearerFor(call), address: `10.${nonsense.indexOf(value)}.7.7` }
        const { status, body } = await api.call(call, { ...fieldsOf(), [field]: value }, options)
        const readable = typeof body.res === (call.convention === 'zero' ? 'number' : 'boolean')
        expect({ field, value, failed: status >= 500, readable }).toEqual({
          field,
          value,
          failed: false,
          readable: true,
        })
      }
    }
  })

  it.each([
    ['JSON', 'application/json', '{"email":"a@example.com"}', 415],
    ['plain text', 'text/plain', 'email=a', 415],
    [
      'half a form',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="a"',
      400,
    ],
    ['a form without a boundary', 'multipart/form-data', 'x', 400],
  ])('answers a body of %s readably', async (_kind, type, body, expected) => {
    const headers = { 'Content-Type': type, Authorization: `Bearer ${bearerFor(call)}` }
    const response = await fetch(api.url + call.path, { method: 'POST', headers, body })
    const answer = (await response.json()) as Record<string, unknown>
    expect([response.status, answer.res]).toEqual([expected, call.convention === 'zero' ? expected : false])
    expect(readAnswer(call, response.status, answer).kind).not.toBe('failed')
  })
})
