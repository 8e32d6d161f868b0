import { type ClientRequest, get } from 'node:http'

/** A set of open event streams. */
export interface Streams {
  /** Opens more streams, and waits for the first event of each. */
  open(addressed: readonly Readers[]): Promise<void>
  /**
   * Waits until each stream of a reader has sent another event.
   * @returns the time of the last one, as `performance.now()` gives it
   */
  nextOf(name: string): Promise<number>
  close(): void
}

/** The reader of a stream: a name, and the headers of its requests. */
export interface Readers {
  readonly name: string
  readonly headers: Readonly<Record<string, string>>
}

/** The number of streams that are opened at once, below the service's backlog. */
const atOnce = 50
/** How long streams may take to send something, in milliseconds. */
const timeout = 30_000
const event = 'event: unread\n'

/** Creates an empty set. @param url the address of the streams */
export function createStreams(url: string): Streams {
  const requests: ClientRequest[] = []
  const listeners = new Map<string, Set<() => void>>()
  const counts = new Map<string, number>()

  const openOne = ({ name, headers }: Readers): Promise<void> =>
    new Promise((resolve, reject) => {
      const request = get(url, { agent: false, headers }, (answer) => {
        if (answer.statusCode !== 200) return reject(new Error(`${url} answered ${answer.statusCode ?? 0}`))
        answer.setEncoding('latin1')
        answer.on('data', (text: string) => {
          for (let n = text.split(event).length - 1; n > 0; n--) {
            resolve()
            for (const listener of listeners.get(name) ?? []) listener()
          }
        })
        answer.once('error', () => {})
      })
      request.once('error', reject)
      requests.push(request)
      counts.set(name, (counts.get(name) ?? 0) + 1)
    })

  return {
    async open(addressed) {
      for (let from = 0; from < addressed.length; from += atOnce)
        await Promise.all(addressed.slice(from, from + atOnce).map(openOne))
    },
    nextOf(name) {
      let left = counts.get(name) ?? 0
      const own = listeners.get(name) ?? new Set()
      listeners.set(name, own)
      return new Promise((resolve, reject) => {
        const end = () => {
          clearTimeout(late)
          own.delete(listener)
        }
        const listener = () => {
          if (--left > 0) return
          end()
          resolve(performance.now())
        }
        const late = setTimeout(() => {
          end()
          reject(new Error(`${left} streams of ${name} sent nothing`))
        }, timeout)
        own.add(listener)
      })
    },
    close() {
      for (const request of requests.splice(0)) request.destroy()
      counts.clear()
    },
  }
}
