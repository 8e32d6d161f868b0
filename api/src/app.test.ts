import {
  type Call,
  calls,
  endSignIn,
  endSignIns,
  readAnswer,
  type Session,
  staffRoles,
} from '@within-reach/contract'
import { startApi, type TestApi } from './testing/api'
import { answersTo, fieldNames, nonsense, readableAnswers } from './testing/nonsense'
import { ownerToken } from './testing/owner'
import { grantRole } from './testing/staff'

let api: TestApi
let ana: Session
let owner: string
beforeAll(async () => {
  api = await startApi()
  ana = await signUpStaff('ana')
  owner = await ownerToken(api)
})
afterAll(() => api.close())

/** A member with every role of staff. */
async function signUpStaff(nick: string): Promise<Session> {
  const session = await api.signUp(nick)
  for (const role of staffRoles) await grantRole(api, session, role)
  return session
}

/** A caller with the right to make the call, so that the fields are checked. */
const bearerFor = (call: Call) => (call.login === 'operator' ? owner : ana.api_token)

describe.each(calls.map((call) => [call.path, call] as const))('%s', (_path, call) => {
  // These calls end the sign-in that the next calls need.
  let ended = 0
  afterEach(async () => {
    if (call === endSignIn || call === endSignIns)
      ana = await signUpStaff(`ana${++ended}-${call.path.length}`)
  })

  it('answers malformed values in any field in its own convention, never with a 500', async () => {
    spec('7.robust')
    for (const [at, field] of fieldNames(call).entries()) {
      // Each field gets a quarter of the values, a different one per field. The full suite tries all values in every field.
      const values = nonsense.filter((_, index) => (index + at + calls.indexOf(call)) % 4 === 0)
      const answers = await answersTo(api, call, bearerFor(call), field, values)
      expect(answers).toEqual(readableAnswers(field, values))
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
