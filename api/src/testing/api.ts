import { randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  type Call,
  type Outcome,
  readAnswer,
  type Region,
  sendVCode,
  type Session,
  signup,
  verifyCode,
} from '@within-reach/contract'
import type { FastifyInstance } from 'fastify'
import { type DestinationStream, type Logger, pino } from 'pino'
import { capacityEnvironment } from '../platform/capacity-settings'
import { type OpenDatabase, openDatabase } from '../platform/database/database'
import { listen } from '../platform/listen'
import { createLog } from '../platform/log'
import type { Platform } from '../platform/platform'
import type { RegionSwitchboard } from '../platform/regions'
import { readSettings } from '../platform/settings'
import type { ViewTickets } from '../platform/view-tickets'
import type { Registry } from '../registry/registry'
import { createService, type ServiceParts } from '../service'
import { type ArrivedMail, startMailServer, type TestMailServer } from './mail-server'
import { openTestDatabase } from './database'

/** Text fields of a call. Any text is allowed, because tests send malformed values too. */
type Fields = Readonly<Record<string, string | number | undefined>>

export interface CallOptions {
  readonly token?: string
  readonly cookies?: Readonly<Record<string, string>>
  readonly files?: readonly { readonly name: string; readonly bytes: Buffer }[]
  readonly headers?: Readonly<Record<string, string>>
  /** The address of the caller; by default a different one for each test API. */
  readonly address?: string
}

export interface CallAnswer<C extends Call> {
  readonly status: number
  readonly headers: Headers
  readonly body: {
    readonly res: unknown
    readonly data?: unknown
    readonly code?: unknown
    readonly message?: string
    readonly [meta: string]: unknown
  }
  readonly outcome: Outcome<C>
  /** The cookies that were set, by name; a deleted one is ''. */
  readonly cookies: Readonly<Record<string, string>>
}

/** The real service on a real PostgreSQL and a real mail server. */
export interface TestApi {
  readonly app: FastifyInstance
  readonly url: string
  readonly database: OpenDatabase
  /** One for all instances of a site: each may send the mails of the others. */
  readonly mailServer: TestMailServer
  /** The connection of `/readyz`. */
  readonly readinessDatabase: OpenDatabase
  readonly platform: Platform
  readonly registry: Registry
  /** Every path that the service answers itself. */
  readonly addresses: ReadonlySet<string>
  readonly tickets: ViewTickets
  call<C extends Call>(call: C, fields?: Fields, options?: CallOptions): Promise<CallAnswer<C>>
  /** All mails so far. */
  mails(): readonly ArrivedMail[]
  mailTo(email: string, fits?: RegExp): Promise<ArrivedMail>
  /** The newest code that was mailed to a recipient. */
  lastCode(email: string): Promise<string>
  /** Opens an account through the calls of a sign-up. */
  signUp(nick: string, email?: string): Promise<Session>
  setRegion(region: Region, open: boolean): void
  close(): Promise<void>
}

/** The options of a test service. */
export interface TestApiOptions {
  readonly logTo?: DestinationStream
  /** Another test API whose database and mail server this one uses too, like instances of one site. Close this one first. */
  readonly sharing?: TestApi
  /**
   * A built shell's folder. The service then serves its pages, and regions come from the registry instead of `setRegion`.
   */
  readonly shell?: string
  /** Changes the address of the database, for example to that of a proxy. */
  readonly databaseThrough?: (url: string) => string | Promise<string>
  /** Stands for an embedded database server, which tests share. */
  readonly embedded?: ServiceParts['embedded']
  /** Settings in addition to the required ones. */
  readonly settings?: Readonly<Record<string, string>>
  /** The current time in milliseconds since 1970. */
  readonly now?: () => number
  /** Milliseconds between two rounds of the service's own canary worker. */
  readonly canariesEvery?: number
}

/** Starts a service for one test file. */
export async function startApi(options: TestApiOptions = {}): Promise<TestApi> {
  const { logTo, sharing, shell, now, embedded, canariesEvery } = options
  const dataDir = await mkdtemp(path.join(tmpdir(), 'within-reach-api-'))
  const { connectionString = '' } = sharing?.database.pool.options ?? {}
  const database = sharing
    ? openDatabase(connectionString, () => {})
    : await openTestDatabase(options.databaseThrough)
  const mailServer = sharing?.mailServer ?? (await startMailServer())
  const log: Logger = logTo ? createLog('debug', logTo) : pino({ level: 'silent' })
  const settings = readSettings({
    DATA_DIR: dataDir,
    SMTP_URL: mailServer.url,
    AGENT_EMAIL: 'agent@example.com',
    TRUST_PROXY: 'loopback',
    // Tests share a busy machine, so only the tests of admission refuse requests.
    MAX_IN_FLIGHT: '10000',
    MAX_EVENT_LOOP_DELAY: '60000',
    ...highBudgets,
    // The members of most tests have just signed up.
    NEWCOMER_DAYS: '0',
    ...options.settings,
  })
  const closed = new Set<Region>()
  const switchboard: RegionSwitchboard = { isOpen: (_remote, region) => Promise.resolve(!closed.has(region)) }
  const regions = shell === undefined ? switchboard : undefined
  const service = await createService({
    settings,
    log,
    database,
    embedded,
    shell,
    regions,
    now,
    canariesEvery,
  })
  const { app, registry, addresses, tickets, readinessDatabase } = service
  const platform: Platform = service.platform
  const url = await listen(app, { port: 0, host: '127.0.0.1' })
  const call = caller(url)

  const mailTo = (email: string, fits = /./) =>
    mailServer.arrived(({ to, subject, text }) => to === email && fits.test(`${subject}\n${text}`))
  const api: TestApi = {
    app,
    url,
    database,
    mailServer,
    readinessDatabase,
    platform,
    registry,
    addresses,
    tickets,
    call,
    mails: () => mailServer.mails,
    mailTo,
    async lastCode(email) {
      return /\b\d{5}\b/.exec((await mailTo(email, /\b\d{5}\b/)).text)?.[0] ?? ''
    },
    async signUp(nick, email = `${nick}@example.com`) {
      // A different address each, because one address may request only a few codes.
      const address = someAddress()
      await call(sendVCode, { email }, { address })
      const verified = await call(verifyCode, { email, vcode: await api.lastCode(email) }, { address })
      const fields = { email, username: `${nick} Doe`, nickname: nick, password: `password of ${nick}` }
      const { outcome } = await call(signup, fields, { address, cookies: verified.cookies })
      if (outcome.kind !== 'ok') throw new Error(`${nick} could not sign up: ${outcome.kind}`)
      return outcome.data
    },
    setRegion: (region, open) => void (open ? closed.delete(region) : closed.add(region)),
    async close() {
      await service.stop()
      if (!sharing) await mailServer.stop()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
  return api
}

/** High limits, because in most tests one member does far more than a person does. */
const highBudgets = Object.fromEntries(
  Object.keys(capacityEnvironment)
    .filter((name) => name.endsWith('_PER_HOUR') && name !== 'MAX_INQUIRIES_PER_ADDRESS_PER_HOUR')
    .map((name) => [name, '100000']),
)

const someAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

function caller(url: string): TestApi['call'] {
  const ownAddress = someAddress()
  return async (
    call,
    fields = {},
    { token, cookies = {}, files, headers = {}, address = ownAddress } = {},
  ) => {
    const sent = new Headers({ 'X-Forwarded-For': address, ...headers })
    if (token !== undefined) sent.set('Authorization', `Bearer ${token}`)
    const jar = Object.entries(cookies).map(([name, value]) => `${name}=${value}`)
    if (jar.length > 0) sent.set('Cookie', jar.join('; '))
    const response = await fetch(url + call.path, {
      method: 'POST',
      headers: sent,
      body: encode(call, fields, files),
    })
    const body = (await response.json()) as CallAnswer<typeof call>['body']
    const retryAfter = Number(response.headers.get('Retry-After')) || undefined
    const set = response.headers.getSetCookie().map((line) => line.split(';')[0]?.split('=') ?? [])
    return {
      status: response.status,
      headers: response.headers,
      body,
      outcome: readAnswer(call, response.status, body, retryAfter),
      cookies: Object.fromEntries(set.map(([name = '', value = '']) => [name, value])),
    }
  }
}

function encode(call: Call, fields: Fields, files: CallOptions['files']): URLSearchParams | FormData {
  const form = files ? new FormData() : new URLSearchParams()
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) form.append(name, String(value))
  for (const { name, bytes } of files ?? []) {
    if (form instanceof FormData)
      form.append(call.files?.field ?? 'image', new File([new Uint8Array(bytes)], name))
  }
  return form
}
