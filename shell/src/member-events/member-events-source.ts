import {
  type CaseEvent,
  caseEvent,
  caseEventsPath,
  eventsPath,
  messageDeletedEvent,
  unread,
  type Unread,
  unreadEvent,
} from '@within-reach/contract'
import { send } from '@within-reach/shared-core'
import { Observable } from 'rxjs'

/**
 * The events that the service sends to a page: the unread messages and the newest ones, that a message was deleted, or that one of the reader's
 * cases changed.
 */
export type MemberEvent =
  | ({ readonly type: 'unread' } & Unread)
  | { readonly type: 'message-deleted' }
  | { readonly type: 'case'; readonly changed?: string | undefined }

/** The interval between two requests while the stream is refused, in milliseconds. */
const pollEvery = 60_000
/** The pause before a refused stream is opened again, in milliseconds. */
const tryAgainAfter = 5 * 60_000

/** Requests the count once. Emits nothing if the service does not answer. */
export const askUnread = (): Observable<MemberEvent> =>
  new Observable((subscriber) => {
    const given = new AbortController()
    void send(unread, {}, { signal: given.signal }).then((outcome) => {
      if (outcome.kind === 'ok') subscriber.next({ type: 'unread', ...outcome.data })
      subscriber.complete()
    })
    return () => given.abort()
  })

/** The events of a member. It never completes. */
export const eventsOfMember = (): Observable<MemberEvent> => eventsFrom(eventsPath, askUnread)

/**
 * The changes of the case of a mailed link. It never completes.
 * @param id the id of the case
 */
export const eventsOfCase = (id: number): Observable<MemberEvent> => eventsFrom(caseEventsPath(id))

const caseChanged: MemberEvent = { type: 'case' }

/**
 * Events from the service: by a stream, or every minute if a proxy blocks the stream or it has ended.
 * @param path the address of the stream
 * @param ask requests what else changes
 */
function eventsFrom(path: string, ask?: () => Observable<MemberEvent>): Observable<MemberEvent> {
  return new Observable((subscriber) => {
    let stream: EventSource | undefined
    let polling: ReturnType<typeof setInterval> | undefined
    let again: ReturnType<typeof setTimeout> | undefined
    const tell = (event: MemberEvent) => subscriber.next(event)
    const poll = () => {
      if (ask) subscriber.add(ask().subscribe(tell))
      // Its readers ask what changed.
      tell(caseChanged)
    }
    const hear = (event: MemberEvent) => {
      clearInterval(polling)
      polling = undefined
      tell(event)
    }

    const open = () => {
      stream = new EventSource(path)
      stream.addEventListener(unreadEvent, ({ data }: MessageEvent<string>) =>
        hear({ type: 'unread', ...(JSON.parse(data) as Unread) }),
      )
      stream.addEventListener(messageDeletedEvent, () => hear({ type: messageDeletedEvent }))
      stream.addEventListener(caseEvent, ({ data }: MessageEvent<string>) =>
        hear({ type: 'case', changed: (JSON.parse(data) as CaseEvent).changed }),
      )
      // A stream that was cut off reconnects by itself. A refused one is closed.
      stream.addEventListener('error', () => {
        if (stream?.readyState !== EventSource.CLOSED) return
        polling ??= setInterval(poll, pollEvery)
        again = setTimeout(open, tryAgainAfter)
      })
    }
    open()
    return () => {
      stream?.close()
      clearInterval(polling)
      clearTimeout(again)
    }
  })
}
