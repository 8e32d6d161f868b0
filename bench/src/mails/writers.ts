import { setTimeout as delay } from 'node:timers/promises'
import { postMsg, posting } from '@within-reach/contract'

/** Members who write until they are stopped, also while the service does not answer. */
export interface Writers {
  stop(): Promise<void>
}

export interface WritersOptions {
  /** The bearers of those who write. */
  readonly tokens: readonly string[]
  /** The emails of those to whom messages are sent. */
  readonly recipients: readonly string[]
  /** The address of the service, which changes when it starts again. */
  readonly urlOf: () => string
  /** Milliseconds between two posts or messages of a member. */
  readonly pause: number
}

/** Lets each member publish a post and send a message in turns. */
export function startWriters({ tokens, recipients, urlOf, pause }: WritersOptions): Writers {
  let stopped = false
  const write = async (token: string, first: number): Promise<void> => {
    for (let number = first; !stopped; number++) {
      const to = recipients[number % recipients.length] ?? ''
      const post = { type: 'qb', subject: `Question ${first} ${number}`, description: 'Who knows?' }
      await send(urlOf() + posting.path, token, post)
      await send(urlOf() + postMsg.path, token, { to, msg: `Message ${number}` })
      await delay(pause)
    }
  }
  const all = Promise.all(tokens.map((token, index) => write(token, index * 1_000_000)))
  return {
    async stop() {
      stopped = true
      await all
    },
  }
}

/** What is stored is counted in the database, so a failure needs no answer. */
async function send(url: string, token: string, fields: Record<string, string>): Promise<void> {
  await fetch(url, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: new URLSearchParams(fields),
    signal: AbortSignal.timeout(5_000),
  }).then(
    (answer) => answer.arrayBuffer(),
    () => undefined,
  )
}
