import { type APIRequestContext, request } from '@playwright/test'
import { grantOperator } from '@within-reach/contract'
import { askRegistry } from './registry'
import { codeMailedTo, expect, newEmail, someAddress } from './visit'

/** Somebody with an account, made by calls alone: for tests that are about something else. */
export interface Person {
  readonly email: string
  readonly password: string
  /** Asks the question board something. @returns the address of the post */
  ask(question: { readonly subject: string; readonly description: string }): Promise<string>
}

/**
 * Opens an account by the service's calls, with the code that came by mail.
 * @param site the address of the site
 */
export async function newPerson(site: string, name: string): Promise<Person> {
  const calls = await request.newContext({
    baseURL: site,
    extraHTTPHeaders: { 'X-Forwarded-For': someAddress() },
  })
  const email = newEmail(name)
  const password = `the secret of ${name}`
  await call(calls, 'sendVCode', { email })
  await call(calls, 'verifyCode', { email, vcode: await codeMailedTo(email) })
  const nickname = email.slice(0, email.indexOf('@'))
  const { api_token: token } = (await call(calls, 'signup', {
    email,
    username: name,
    nickname,
    password,
  })) as {
    api_token: string
  }
  return {
    email,
    password,
    async ask(question) {
      const { post_idx: id } = (await call(calls, 'posting', { type: 'qb', ...question }, token)) as {
        post_idx: number
      }
      return `/view?id=${id}`
    },
  }
}

/** Does what `npm run reach -- grant` does on the machine of the service. */
export async function makeOperator({ email }: Person): Promise<void> {
  expect(await askRegistry(grantOperator, { email, granted: 'yes' })).toMatchObject({ operator: true })
}

async function call(
  calls: APIRequestContext,
  name: string,
  multipart: Record<string, string>,
  token?: string,
): Promise<unknown> {
  const headers: Record<string, string> = token === undefined ? {} : { Authorization: `Bearer ${token}` }
  const answer = await calls.post(`/api/${name}`, { multipart, headers })
  const text = await answer.text()
  expect(answer.ok(), `${name}: ${text}`).toBe(true)
  return (JSON.parse(text) as { data?: unknown }).data
}
