import { deleteFromUser, msgs, type Session } from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { callAs } from '../testing/desk'
import { sendMessage } from '../testing/moderated'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const signUpCrowd = (nick: string) =>
  Promise.all(Array.from({ length: 6 }, (_, at) => api.signUp(`${nick}${at}`)))

/** Writes to a member, who then has the message. */
async function cautionOf(from: Session, to: Session): Promise<unknown> {
  const id = await sendMessage(api, from, to, 'Hello, how are you?')
  const { outcome } = await callAs(api, to, msgs, { type: 'inbox' })
  return outcome.kind === 'ok' && outcome.data.find(({ message_idx }) => message_idx === id)?.caution
}

it('a new account that deletes its sent copies is folded all the same', async () => {
  const eve = await api.signUp('eve')
  const cautions: unknown[] = []
  for (const one of await signUpCrowd('crowd')) {
    cautions.push(await cautionOf(eve, one))
    const { outcome } = await callAs(api, eve, msgs, { type: 'sent' })
    for (const { message_idx: idx } of outcome.kind === 'ok' ? outcome.data : [])
      await callAs(api, eve, deleteFromUser, { idx })
  }
  expect(cautions).toEqual([...Array.from({ length: 5 }), { categories: ['newcomer'] }])
})

it('a new account to which many write is not folded for its first answer', async () => {
  const dan = await api.signUp('dan')
  const crowd = await signUpCrowd('asks')
  for (const one of crowd) await sendMessage(api, one, dan, 'Is the room free?')
  const [first = dan] = crowd
  expect(await cautionOf(dan, first)).toBeUndefined()
})

it('who is written to twice counts once, with and without the sent copy', async () => {
  const fay = await api.signUp('fay')
  const [last = fay, , ...others] = await signUpCrowd('twice')
  for (const one of others) {
    const idx = await sendMessage(api, fay, one, 'First')
    await sendMessage(api, fay, one, 'Second')
    await callAs(api, fay, deleteFromUser, { idx })
  }
  expect(await cautionOf(fay, last)).toBeUndefined()
})
