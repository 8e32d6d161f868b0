import 'fake-indexeddb/auto'
import { refusedFile } from '@within-reach/contract'
import { member } from '../testing/members'
import { day, hello, watch } from '../testing/watched-outbox'
import { createDevice } from './device-database'
import { deleteDeviceDatabase } from './device-name'

beforeEach(deleteDeviceDatabase)

it('shows what waits, and sends it once when there is a network', async () => {
  const { outbox, answers, sent, onSent, entries } = watch()
  expect(await outbox.add(hello)).toBe(true)
  expect(await entries()).toMatchObject([{ title: 'alex', fields: { msg: 'Hello' } }])
  await outbox.flush()
  expect(await entries()).toHaveLength(1)
  answers.push({ kind: 'ok' })
  await outbox.flush()
  await outbox.flush()
  expect(await entries()).toEqual([])
  expect(onSent).toHaveBeenCalledTimes(1)
  const keys = sent.map((one) => (one as { key: string }).key)
  expect(keys).toEqual([keys[0], keys[0]])
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
})

it('two equal texts are two requests', async () => {
  const { outbox, entries } = watch()
  await outbox.add(hello)
  await outbox.add(hello)
  expect(new Set((await entries()).map(({ key }) => key)).size).toBe(2)
})

it('a refusal stays with its reason, and can be sent again or discarded', async () => {
  const { outbox, answers, sent, entries } = watch()
  await outbox.add(hello)
  answers.push({ kind: 'incorrectEmail', message: 'Incorrect Email' })
  await outbox.flush()
  await outbox.flush()
  const [refused] = await entries()
  expect(refused?.refusal).toEqual({ kind: 'incorrectEmail' })
  expect(sent).toHaveLength(1)
  await outbox.sendAgain(refused?.key ?? '')
  const [again] = await entries()
  expect(again?.refusal).toBeUndefined()
  expect(again?.key).not.toBe(refused?.key)
  await outbox.discard(again?.key ?? '')
  expect(await entries()).toEqual([])
})

it('what its author discards while an earlier text is sent is not sent', async () => {
  const { outbox, clock, answers, sent, whenSent, entries } = watch()
  await outbox.add(hello)
  clock.now = 1
  await outbox.add({ ...hello, title: 'bo' })
  const [, second] = await entries()
  let arrive = (_answer: object) => {}
  answers.push(new Promise((resolve) => (arrive = resolve)), { kind: 'ok' })
  const isSent = whenSent()
  const flushing = outbox.flush()
  await isSent
  await outbox.discard(second?.key ?? '')
  arrive({ kind: 'ok' })
  await flushing
  expect([sent.length, await entries()]).toEqual([1, []])
})

it('a discarded text does not return when the service refuses it', async () => {
  const { outbox, answers, whenSent, entries } = watch()
  await outbox.add(hello)
  let arrive = (_answer: object) => {}
  answers.push(new Promise((resolve) => (arrive = resolve)))
  const isSent = whenSent()
  const flushing = outbox.flush()
  await isSent
  await outbox.discard((await entries())[0]?.key ?? '')
  arrive({ kind: 'incorrectEmail' })
  await flushing
  expect(await entries()).toEqual([])
})

it('a refused text is sent again once, however often that is pressed', async () => {
  const { outbox, answers, sent, entries } = watch()
  await outbox.add(hello)
  answers.push({ kind: 'incorrectEmail' })
  await outbox.flush()
  const key = (await entries())[0]?.key ?? ''
  answers.push({ kind: 'ok' }, { kind: 'ok' })
  await Promise.all([outbox.sendAgain(key), outbox.sendAgain(key)])
  const keys = sent.map((one) => (one as { key: string }).key)
  expect(new Set(keys.slice(1)).size).toBe(1)
  expect(await entries()).toEqual([])
})

it('a refusal because of a file names it', async () => {
  const { outbox, answers, entries } = watch()
  await outbox.add(hello)
  const sentences = [refusedFile('damaged', 'room.png')]
  answers.push({ kind: 'unsupported-type', message: '"room.png" is damaged.', sentences })
  await outbox.flush()
  expect((await entries())[0]?.refusal).toEqual({ kind: 'unsupported-type', sentences })
})

it('a refused text does not hold back the next one', async () => {
  const { outbox, clock, answers, entries } = watch()
  await outbox.add(hello)
  clock.now = 1
  await outbox.add({ ...hello, title: 'bo' })
  answers.push({ kind: 'incorrectEmail' }, { kind: 'ok' })
  await outbox.flush()
  expect(await entries()).toMatchObject([{ title: 'alex', refusal: { kind: 'incorrectEmail' } }])
})

it('ends after 30 days, also while nobody is logged in', async () => {
  const { session, outbox, clock, answers, sent, entries } = watch()
  await outbox.add(hello)
  clock.now = 30 * day - 1
  await outbox.refresh()
  expect(await entries()).toHaveLength(1)
  clock.now = 30 * day
  answers.push({ kind: 'ok' })
  await outbox.flush()
  expect([await entries(), sent]).toEqual([[], []])
  session.dispatch({ type: 'loggedOut' })
  await outbox.refresh()
  expect(await createDevice().use((database) => database.count('unsent'))).toBe(0)
})

it('stays while the clock of the device is wrong by years', async () => {
  const { outbox, clock, entries } = watch()
  await outbox.add(hello)
  clock.now = 3650 * day
  clock.served = day
  await outbox.refresh()
  expect(await entries()).toHaveLength(1)
})

it('belongs to its author: another member does not see it, and removes it', async () => {
  const mina = watch()
  await mina.outbox.add(hello)
  const jun = watch('of jun')
  await jun.outbox.refresh()
  expect(await jun.entries()).toEqual([])
  await mina.outbox.refresh()
  expect(await mina.entries()).toEqual([])
})

it('keeps nothing for a visitor, and only calls with an idempotency key', async () => {
  const { session, outbox } = watch()
  expect(await outbox.add({ ...hello, path: '/api/deletePost' })).toBe(false)
  session.dispatch({ type: 'loggedOut' })
  expect(await outbox.add(hello)).toBe(false)
})

it('is not sent after its author logged out', async () => {
  const { session, outbox, sent } = watch()
  await outbox.add(hello)
  session.dispatch({ type: 'loggedOut' })
  await outbox.flush()
  expect(sent).toEqual([])
})

it('what waits follows the email of its author', async () => {
  const { outbox, session, entries } = watch()
  await outbox.add(hello)
  const profile = { ...member('of mina'), email: 'mina@elsewhere.example' }
  const from = member('of mina').email
  session.dispatch({ type: 'profileChanged', profile, token: 'token' })
  await outbox.move(from, profile.email)
  await outbox.refresh()
  expect(await entries()).toMatchObject([{ title: 'alex', account: 'mina@elsewhere.example' }])
})
