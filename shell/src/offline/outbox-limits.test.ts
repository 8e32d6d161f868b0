import 'fake-indexeddb/auto'
import { day, hello, watch } from '../testing/watched-outbox'
import { deleteDeviceDatabase } from './device-name'

beforeEach(deleteDeviceDatabase)

it('a limit of its author does not hold back the next one, and the text is sent after it', async () => {
  const { outbox, clock, answers, sent, entries, goOnline } = watch()
  await outbox.add(hello)
  clock.now = 1
  await outbox.add({ ...hello, title: 'bo' })
  goOnline()
  answers.push({ kind: 'too-many', message: '', retryAfter: 24 * 60 * 60 }, { kind: 'ok' })
  await outbox.flush()
  expect(await entries()).toMatchObject([{ title: 'alex', limitedUntil: 1 + day }])
  clock.now = day
  await outbox.flush()
  expect(sent).toHaveLength(2)
  clock.now = 1 + day
  answers.push({ kind: 'ok' })
  await outbox.flush()
  expect(await entries()).toEqual([])
  const [first, , again] = sent as readonly { readonly key: string }[]
  expect(again?.key).toBe(first?.key)
})

it('a limit does not hide that a text may have arrived before', async () => {
  const { outbox, clock, answers, sent, entries, goOnline } = watch()
  goOnline()
  await outbox.add(hello)
  answers.push({ kind: 'too-many', message: '', retryAfter: 24 * 60 * 60 })
  await outbox.flush()
  clock.now = day
  await outbox.flush()
  expect(sent).toHaveLength(1)
  expect(await entries()).toMatchObject([{ refusal: { kind: 'expired' } }])
})

it('a text that may have arrived more than a day ago is not sent again automatically', async () => {
  const { outbox, clock, sent, entries, goOnline } = watch()
  goOnline()
  await outbox.add(hello)
  clock.now = day
  await outbox.flush()
  expect(sent).toEqual([])
  expect(await entries()).toMatchObject([{ refusal: { kind: 'expired' } }])
})

it('a text that was never sent waits for days', async () => {
  const { outbox, clock, answers, entries } = watch()
  await outbox.add(hello)
  clock.now = 9 * day
  answers.push({ kind: 'ok' })
  await outbox.flush()
  expect(await entries()).toEqual([])
})
