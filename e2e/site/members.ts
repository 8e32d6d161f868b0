import { type APIRequestContext, type Page, request } from '@playwright/test'
import {
  changeStaff,
  grantOperator,
  type JobStatus,
  type ReportReason,
  type StaffRole,
} from '@within-reach/contract'
import { askRegistry } from './registry'
import { codeMailedTo, expect, newEmail, someAddress } from './visit'

/** A person with an account. */
export interface Member {
  readonly email: string
  readonly nick: string
  readonly password: string
}

/** A post of a member: the fields of the call `posting`, and a picture. */
export interface NewPost {
  readonly type: 'fr' | 'tr' | 'jobs' | 'qb'
  readonly subject: string
  readonly description: string
  readonly region?: string
  readonly specificLocation?: string
  /** Of a job. */
  readonly jstatus?: JobStatus
  readonly picture?: Buffer
}

/** A member who acts by calls, for tests about something else. */
export interface Person extends Member {
  /** @returns the address of the post */
  publish(post: NewPost): Promise<string>
  /** @param address of the post */
  comment(address: string, text: string): Promise<void>
  sendMessage(to: Member, text: string): Promise<void>
  /** Makes another call. @returns its data */
  ask(name: string, fields: Readonly<Record<string, string | number>>): Promise<unknown>
  /** Reports a post. @param address of the post */
  report(address: string, reason: ReportReason, words?: string): Promise<void>
}

/** The part of a sign-up's answer that the tests use. */
interface SignedUp {
  readonly api_token: string
}

/** The data of a new person, without an account. */
export const somebody = (name: string): Member => ({
  email: newEmail(name),
  nick: `${name}${Math.floor(Math.random() * 10_000)}`,
  password: `the secret of ${name}`,
})

/**
 * Signs up by calls, with the code from the mail.
 * @param site the address of the site
 */
export async function newPerson(site: string, name: string): Promise<Person> {
  const calls = await request.newContext({
    baseURL: site,
    extraHTTPHeaders: { 'X-Forwarded-For': someAddress() },
  })
  return (await openAccount(calls, somebody(name))).person
}

/**
 * Signs up by calls and logs the page's browser in, as the sign-up page does: the service sets the cookies, and the
 * public part of the session is in local storage.
 * @param page of a browser that has not opened the site yet
 */
export async function joinAs(page: Page, name: string): Promise<Person> {
  const { person, session, origin } = await openAccount(page.request, somebody(name))
  await setSessionCookies(page, session, origin)
  return person
}

/** Signs up by calls in a browser that runs no scripts: it has the cookies only. */
export const joinWithoutScripts = async (page: Page, name: string): Promise<Person> =>
  (await openAccount(page.request, somebody(name))).person

/** Logs the page's browser in by a call, as the login page does. No page of the site may be open. */
export async function logInByCall(page: Page, { email, password }: Member): Promise<void> {
  const { data, origin } = await call(page.request, 'login', { email, password })
  await setSessionCookies(page, data as SignedUp, origin)
}

async function setSessionCookies(page: Page, session: SignedUp, origin: string): Promise<void> {
  const { cookies } = await page.context().storageState()
  const { api_token: _, ...kept } = session
  const localStorage = [{ name: 'within-reach.member', value: JSON.stringify(kept) }]
  await page.context().setStorageState({ cookies, origins: [{ origin, localStorage }] })
}

/** Makes a member an operator, by the call of `npm run registry -- grant`. */
export async function makeOperator({ email }: Member): Promise<void> {
  expect(await askRegistry(grantOperator, { email, granted: 'yes' })).toMatchObject({ operator: true })
}

/** Gives a member roles of staff, by the call of the desk's page for operators. */
export async function makeStaff({ email }: Member, ...roles: readonly StaffRole[]): Promise<void> {
  for (const role of roles) await askRegistry(changeStaff, { email, role })
}

async function openAccount(
  calls: APIRequestContext,
  member: Member,
): Promise<{ person: Person; session: SignedUp; origin: string }> {
  const { email, nick, password } = member
  await call(calls, 'sendVCode', { email })
  await call(calls, 'verifyCode', { email, vcode: await codeMailedTo(email) })
  const fields = { email, username: `${nick} Doe`, nickname: nick, password }
  const { data, origin } = await call(calls, 'signup', fields)
  const session = data as SignedUp
  const { api_token: token } = session
  const person = {
    ...member,
    async publish({ picture, ...post }: NewPost) {
      const image = picture && { image: { name: 'room.png', mimeType: 'image/png', buffer: picture } }
      const { data } = await call(calls, 'posting', { ...post, ...image }, token)
      return `/view?id=${(data as { post_idx: number }).post_idx}`
    },
    async comment(address: string, cmText: string) {
      await call(calls, 'postingCm', { id: idIn(address), cmText }, token)
    },
    async sendMessage({ email: to }: Member, msg: string) {
      await call(calls, 'postMsg', { to, msg }, token)
    },
    async ask(name: string, fields: Readonly<Record<string, string | number>>) {
      return (await call(calls, name, fields, token)).data
    },
    async report(address: string, reason: ReportReason, words = '') {
      await call(calls, 'report', { kind: 'post', id: idIn(address), reason, words }, token)
    },
  }
  return { person, session, origin }
}

/** The id in the address of a post. */
const idIn = (address: string): string => new URLSearchParams(address.split('?')[1]).get('id') ?? ''

type Fields = NonNullable<Parameters<APIRequestContext['post']>[1]>['multipart']

async function call(
  calls: APIRequestContext,
  name: string,
  multipart: Fields,
  token?: string,
): Promise<{ data: unknown; origin: string }> {
  const headers: Record<string, string> = token === undefined ? {} : { Authorization: `Bearer ${token}` }
  const answer = await calls.post(`/api/${name}`, { multipart, headers })
  const text = await answer.text()
  expect(answer.ok(), `${name}: ${text}`).toBe(true)
  const { data } = JSON.parse(text) as { data?: unknown }
  return { data, origin: new URL(answer.url()).origin }
}
