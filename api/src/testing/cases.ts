import {
  type Case,
  CaseEvent,
  caseEvent,
  cases,
  type DeskCase,
  deskCase,
  inqLong,
  inqs,
  linkedCase,
  myCase,
  type Session,
} from '@within-reach/contract'
import * as v from 'valibot'
import type { TestApi } from './api'
import { blocksOf, nextData } from './event-reader'
import { grantRole } from './staff'

/** A long-term inquiry. */
export const inquiry = {
  name: 'Kim Yuna',
  email: 'yuna@example.com',
  length_of_stay: '6',
  visa: 'yes',
  admission: 'no',
  area_in_mind: 'Seoul',
  budget: '800',
}

/** Signs up a member who is an agent. */
export async function signUpAgent(api: TestApi, nick: string): Promise<Session> {
  const session = await api.signUp(nick)
  await grantRole(api, session, 'agent')
  return session
}

/** A case of a visitor, with the secret of its link. */
export interface VisitorsCase {
  readonly idx: number
  readonly secret: string
}

/** The secret in the newest mail with a link to this address. */
export async function mailedSecret(api: TestApi, email: string): Promise<string> {
  const { text } = await api.mailTo(email, /\/case#[\w-]{43}/)
  return /\/case#([\w-]{43})/.exec(text)?.[1] ?? ''
}

/** Sends the inquiry of a visitor, and waits for its confirmation. */
export async function visitorsCase(
  api: TestApi,
  email: string,
  fields: Readonly<Record<string, string>> = {},
): Promise<VisitorsCase> {
  await api.call(
    inqLong,
    { ...inquiry, ...fields, email },
    { address: `10.7.${email.length}.${++visitors % 250}` },
  )
  const secret = await mailedSecret(api, email)
  return { idx: (await linked(api, secret)).case_idx, secret }
}
let visitors = 0

/** Sends the inquiry of a member, and waits for its confirmation. */
export async function membersCase(
  api: TestApi,
  { api_token: token, email }: Session,
  subject: string,
): Promise<number> {
  await api.call(inqs, { subject, cont: 'x' }, { token })
  const found = await api.database.pool.query<{ id: number }>(
    `select id from inquiries where email = $1 and fields->>'subject' = $2`,
    [email, subject],
  )
  const id = found.rows[0]?.id ?? 0
  await api.mailTo(email, new RegExp(`/case\\?idx=${id}\\b`))
  return id
}

/** The case as the reader of its link sees it. */
export async function linked(api: TestApi, secret: string): Promise<Case> {
  const { outcome } = await api.call(linkedCase, { secret })
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  return outcome.data
}

/** The case as the member who asked sees it. */
export async function owned(api: TestApi, { api_token: token }: Session, idx: number): Promise<Case> {
  const { outcome } = await api.call(myCase, { idx }, { token })
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  return outcome.data
}

/** The case as an agent sees it. */
export async function onDesk(api: TestApi, { api_token: token }: Session, idx: number): Promise<DeskCase> {
  const { outcome } = await api.call(deskCase, { idx }, { token })
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  return outcome.data
}

/** The numbers of the cases that an agent finds. */
export async function found(
  api: TestApi,
  { api_token: token }: Session,
  fields: Readonly<Record<string, string>>,
): Promise<number[]> {
  const { outcome } = await api.call(cases, fields, { token })
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  return outcome.data.map(({ case_idx }) => case_idx)
}

/** A page that listens to the events of cases. */
export interface CaseEvents {
  readonly status: number
  /** Waits for the number of the next event; undefined when the service has ended the stream. */
  next(): Promise<number | undefined>
  /** Waits for the next event; undefined when the service has ended the stream. */
  nextEvent(): Promise<CaseEvent | undefined>
  leave(): void
}

/**
 * Opens an event stream as a page of the site does.
 * @param path of a member's stream or of a linked case
 */
export async function listen({ url }: TestApi, path: string, cookie: string): Promise<CaseEvents> {
  const leaving = new AbortController()
  const headers = { 'Sec-Fetch-Site': 'same-origin', Cookie: cookie }
  const answer = await fetch(url + path, { headers, signal: leaving.signal })
  const blocks = blocksOf(answer)
  const nextEvent = async () => {
    const data = await nextData(blocks, caseEvent)
    return data === undefined ? undefined : v.parse(CaseEvent, data)
  }
  return {
    status: answer.status,
    nextEvent,
    next: async () => (await nextEvent())?.n,
    leave: () => leaving.abort(),
  }
}
