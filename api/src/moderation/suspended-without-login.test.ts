import { calls } from '@within-reach/contract'
import type { TestApi } from '../testing/api'
import { openDesk, reportedPost } from '../testing/desk'
import { decideAs } from '../testing/moderated'

let api: TestApi
let token: string
beforeAll(async () => {
  const desk = await openDesk()
  ;({ api } = desk)
  const member = await api.signUp('sus')
  await decideAs(api, desk.mod, await reportedPost(desk, member), 'suspend')
  token = member.api_token
})
afterAll(() => api.close())

const withoutLogin = calls.filter(({ login }) => login === 'none')

it.each(withoutLogin.map((call) => [call.path, call] as const))(
  'a suspended member gets the same answer from %s as a visitor',
  async (_path, call) => {
    const answerTo = async (bearer: string | undefined) => {
      const { status, body } = await api.call(call, {}, { token: bearer })
      return [status, body.code]
    }
    expect(await answerTo(token)).toEqual(await answerTo(undefined))
  },
)

it('no call without a login publishes a text', () => {
  expect(withoutLogin.filter(({ published }) => published)).toEqual([])
})
