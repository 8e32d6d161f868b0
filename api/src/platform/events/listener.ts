import type { Logger } from 'pino'
import pg from 'pg'

/** The time limit of connecting and of an answer, in milliseconds. */
const timeout = 5000
/** How often a silent connection is checked, in milliseconds: networks drop silent connections. */
const checkEvery = 30_000
/**
 * The delay before a reconnection, in milliseconds: the first, and the longest. When another database server takes over, a
 * change must reach every instance within seconds of it.
 */
const firstWait = 100
const longestWait = 2_000

export interface ListenerParts {
  /** A PostgreSQL URL. */
  readonly address: string
  /** An identifier; it is not quoted. */
  readonly channel: string
  readonly log: Logger
  onPayload(payload: string): void
  /** Called when the connection listens, at first and after each reconnection. Earlier notifications are lost. */
  onListening(): void
}

/**
 * Listens on a PostgreSQL channel with a dedicated connection, and reconnects when it is lost. The connection is bound to
 * its session: a pooler in between must pool by session.
 * @returns its state, and a function that stops it
 */
export function startListener({ address, channel, log, onPayload, onListening }: ListenerParts): {
  /** Whether it is connected now. */
  isListening(): boolean
  stop(): Promise<void>
} {
  let current: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let wait = firstWait
  let stopped = false
  let isListening = false

  const connect = async (): Promise<void> => {
    const client = new pg.Client({
      connectionString: address,
      connectionTimeoutMillis: timeout,
      query_timeout: timeout,
      keepAlive: true,
      application_name: 'within-reach listener',
    })
    current = client
    const check: { current?: NodeJS.Timeout } = {}
    let lost = false
    const lose = (error?: unknown): void => {
      if (lost) return
      lost = true
      isListening = false
      clearInterval(check.current)
      client.end().catch(() => {})
      if (stopped) return
      log.warn({ err: error, wait }, 'the LISTEN connection to the database was lost; reconnecting')
      timer = setTimeout(() => void connect(), wait)
      wait = Math.min(wait * 2, longestWait)
    }
    client.on('error', lose)
    client.on('end', () => lose())
    client.on('notification', ({ payload = '' }) => onPayload(payload))
    try {
      await client.connect()
      await client.query(`LISTEN ${channel}`)
    } catch (error) {
      lose(error)
      return
    }
    if (lost || stopped) return
    wait = firstWait
    isListening = true
    check.current = setInterval(() => void client.query('SELECT 1').catch(lose), checkEvery)
    onListening()
  }

  void connect()
  return {
    isListening: () => isListening,
    async stop() {
      stopped = true
      clearTimeout(timer)
      await current?.end().catch(() => {})
    },
  }
}
