import {
  block,
  deleteFromUser,
  ChangeEvent,
  msg,
  postMsg,
  reverseDecision,
  type Session,
  unblock,
} from '@within-reach/contract'
import * as v from 'valibot'
import { startApi, type TestApi } from '../testing/api'
import { type EventReader, readEvents } from '../testing/event-reader'
import { decideAs, publishPost, reportAs, sendMessage } from '../testing/moderated'
import { grantRole } from '../testing/staff'

let api: TestApi
let mod: Session
let round = 0
beforeAll(async () => {
  api = await startApi()
  mod = await api.signUp('mod')
  await grantRole(api, mod, 'moderator')
})
const readers: EventReader[] = []
afterEach(() => readers.splice(0).forEach((reader) => reader.leave()))
afterAll(() => api.close())

const as = ({ api_token: token }: Session) => ({ token })

/** Members without messages. */
async function signUp() {
  round++
  return [
    await api.signUp(`ana${round}`),
    await api.signUp(`bo${round}`),
    await api.signUp(`cho${round}`),
  ] as const
}

async function listen(member: Session) {
  const reader = await readEvents(api, member)
  readers.push(reader)
  return async () => v.parse(ChangeEvent, await reader.nextDeletion()).n
}

it('notifies both sides that a moderator hid a message that was read, and that it came back', async () => {
  const [ana, bo] = await signUp()
  const id = await sendMessage(api, bo, ana, 'Pay first')
  // Neither the count nor the newest messages change.
  await sendMessage(api, bo, ana, 'Hello')
  await api.call(msg, { idx: id }, as(ana))
  const nextOf = { ana: await listen(ana), bo: await listen(bo) }
  const message = { kind: 'message', id } as const
  await reportAs(api, ana, message)
  const decision = await decideAs(api, mod, message, 'hide')
  const hidden = [await nextOf.ana(), await nextOf.bo()]
  await api.call(reverseDecision, { idx: decision, why: 'A mistake' }, as(mod))
  expect([await nextOf.ana(), await nextOf.bo()]).not.toEqual(hidden)
})

it('notifies the member who blocks and unblocks', async () => {
  const [ana, bo] = await signUp()
  const id = await sendMessage(api, bo, ana, 'Hello')
  await api.call(msg, { idx: id }, as(ana))
  const next = await listen(ana)
  const { outcome } = await api.call(block, { kind: 'message', id }, as(ana))
  const blocked = await next()
  await api.call(unblock, { idx: outcome.kind === 'ok' ? outcome.data.block_idx : 0 }, as(ana))
  expect(await next()).not.toBe(blocked)
})

it('does not notify a member of a withdrawn message that a block withheld from them', async () => {
  const [ana, bo, cho] = await signUp()
  const own = await sendMessage(api, cho, ana, 'Hello')
  const nextOf = { ana: await listen(ana), cho: await listen(cho) }
  await api.call(block, { kind: 'post', id: await publishPost(api, bo, 'A room') }, as(ana))
  await nextOf.ana()
  const message = { kind: 'message', id: await sendMessage(api, bo, cho, 'Pay first') } as const
  await api.call(postMsg, { to: ana.email, msg: 'Pay first' }, as(bo))
  await reportAs(api, cho, message)
  await decideAs(api, mod, message, 'ban', { withdraw: 'yes' })
  const told = await nextOf.cho()
  await api.call(deleteFromUser, { idx: own }, as(ana))
  expect(await nextOf.ana()).toBeGreaterThan(told)
})
