import { postMsg } from '@within-reach/contract'
import { createSessionStore, send as sendCall } from '@within-reach/shared-core'
import { firstValueFrom } from 'rxjs'
import { createDevice } from '../offline/device-database'
import { createOutbox } from '../offline/outbox'
import { member } from './members'

/** A text to send. */
export const hello = { path: postMsg.path, fields: { to: 'post:7', msg: 'Hello' }, title: 'alex' }
/** In milliseconds. */
export const day = 24 * 60 * 60_000

/** An outbox of a member without a network, with what it sends. Its clock stands still. */
export function watch(marker = 'of mina') {
  const session = createSessionStore()
  session.dispatch({ type: 'restored', member: member(marker) })
  const answers: object[] = []
  const sent: unknown[] = []
  let onSend = () => {}
  const whenSent = () => new Promise<void>((resolve) => (onSend = resolve))
  const send = (async (call, fields, { key } = {}) => {
    sent.push({ path: call.path, fields, key })
    onSend()
    return Promise.resolve(answers.shift() ?? { kind: 'offline' })
  }) as typeof sendCall
  const clock: { now: number; served?: number } = { now: 0 }
  let isOnline = false
  const onSent = jest.fn()
  const outbox = createOutbox({
    device: createDevice(),
    session,
    isOnline: () => isOnline,
    exclusively: (work) => work(),
    onSent,
    send,
    now: () => clock.now,
    served: () => clock.served,
  })
  const entries = () => firstValueFrom(outbox.entries$)
  const goOnline = () => (isOnline = true)
  return { session, outbox, answers, sent, whenSent, clock, onSent, entries, goOnline }
}
