import { eventsPath, unread, type Unread, unreadEvent } from '@within-reach/contract'
import { send } from '@within-reach/shared-core'
import { Observable } from 'rxjs'

/** The interval between two requests while the stream is refused, in milliseconds. */
const pollEvery = 60_000
/** The pause before a refused stream is opened again, in milliseconds. */
const tryAgainAfter = 5 * 60_000

/** Requests the count once. Emits nothing if the service does not answer. */
export const askUnread = (): Observable<number> =>
  new Observable((subscriber) => {
    const given = new AbortController()
    void send(unread, {}, { signal: given.signal }).then((outcome) => {
      if (outcome.kind === 'ok') subscriber.next(outcome.data.count)
      subscriber.complete()
    })
    return () => given.abort()
  })

/**
 * The count of unread messages from the service: by its event stream, or by a request every minute if a proxy blocks
 * the stream. It never completes.
 */
export const unreadFromService = (): Observable<number> =>
  new Observable((subscriber) => {
    let stream: EventSource | undefined
    let polling: ReturnType<typeof setInterval> | undefined
    let again: ReturnType<typeof setTimeout> | undefined
    const ask = () => subscriber.add(askUnread().subscribe((count) => subscriber.next(count)))

    const open = () => {
      stream = new EventSource(eventsPath)
      stream.addEventListener(unreadEvent, ({ data }: MessageEvent<string>) => {
        clearInterval(polling)
        polling = undefined
        subscriber.next((JSON.parse(data) as Unread).count)
      })
      // A stream that was cut off reconnects by itself. A refused one is closed.
      stream.addEventListener('error', () => {
        if (stream?.readyState !== EventSource.CLOSED) return
        polling ??= setInterval(ask, pollEvery)
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
