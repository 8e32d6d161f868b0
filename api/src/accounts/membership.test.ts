import { type Call, postMsg, sendVCode, sendVCode2, signup } from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'

let api: TestApi
let token: string
beforeAll(async () => {
  api = await startApi()
  token = (await api.signUp('asker')).api_token
})
afterAll(() => api.close())

const person = { username: 'A', nickname: 'a', password: 'long enough' }
const asks: [string, Call, Record<string, string>][] = [
  ['sendVCode', sendVCode, { email: 'asker@example.com' }],
  ['sendVCode2', sendVCode2, { email: 'nobody@example.com' }],
  ['signup', signup, { email: 'asker@example.com', ...person }],
  ['postMsg', postMsg, { to: 'nobody@example.com', msg: 'Hello' }],
]

it.each(asks)(
  '%s reveals at most forty times per hour and address whether an email has an account',
  async (name, call, fields) => {
    const address = `10.20.${name.length}.${name.charCodeAt(0)}`
    const statuses: number[] = []
    for (let n = 0; n < 41; n++) statuses.push((await api.call(call, fields, { address, token })).status)
    expect(statuses).toEqual([...Array(40).fill(200), 429])
    const elsewhere = await api.call(call, fields, { address: '10.21.0.1', token })
    expect(elsewhere.status).toBe(200)
  },
)

it('all four calls count together, and so does a wide network', async () => {
  const statuses: number[] = []
  for (let n = 0; n < 201; n++) {
    const [, call, fields] = asks[n % 4] ?? asks[0] ?? []
    if (!call) throw new Error('no call')
    statuses.push(
      (await api.call(call, fields, { address: `10.22.0.${Math.floor(n / 40) + 1}`, token })).status,
    )
  }
  expect(statuses).toEqual([...Array(200).fill(200), 429])
})

it('a message that is delivered does not count', async () => {
  for (let n = 0; n < 45; n++) {
    const answer = await api.call(
      postMsg,
      { to: 'asker@example.com', msg: 'Hi' },
      { address: '10.23.0.1', token },
    )
    expect(answer.body.res).toBe(0)
  }
})
