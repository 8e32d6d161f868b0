import { calls, endSignIn, endSignIns, type Session } from '@within-reach/contract'
import { startApi, type TestApi } from './testing/api'
import { answersTo, fieldNames, nonsense, readableAnswers } from './testing/nonsense'
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

describe.each(calls.map((call) => [call.path, call] as const))('%s', (_path, call) => {
  // These calls end the sign-in that the next calls need.
  let ended = 0
  afterEach(async () => {
    if (call === endSignIn || call === endSignIns) ana = await api.signUp(`ana${++ended}-${call.path.length}`)
  })

  it('answers every malformed value in any field in its own convention, never with a 500', async () => {
    const token = call.login === 'operator' ? owner : ana.api_token
    for (const field of fieldNames(call))
      expect(await answersTo(api, call, token, field, nonsense)).toEqual(readableAnswers(field, nonsense))
  })
})
