import {
  addOwnPasskey,
  type Call,
  ownPasskeyOptions,
  passkeyLogin,
  passkeyLoginOptions,
  type Session,
} from '@within-reach/contract'
import type { TestApi } from './api'
import type { Authenticator } from './authenticator'

/** The site of tests with passkeys, which need a host name. */
export const passkeyOrigin = 'https://reach.example'

type Cookies = Readonly<Record<string, string>>
const challengeIn = (data: unknown): string => (data as { challenge?: string } | undefined)?.challenge ?? ''

/** What a test of passkeys does in the browser of a member. */
export function createPasskeys(api: TestApi) {
  const headers = { 'Sec-Fetch-Site': 'same-origin', Origin: passkeyOrigin }
  const ask = <C extends Call>(
    call: C,
    { api_token: token }: Pick<Session, 'api_token'>,
    fields: Readonly<Record<string, string>> = {},
    cookies: Cookies = {},
  ) => api.call(call, fields, { token, headers, cookies })
  const optionsOf = async (address?: string) => {
    const answer = await api.call(passkeyLoginOptions, {}, { headers, ...(address && { address }) })
    return { ...answer, challenge: challengeIn(answer.body.data) }
  }
  const answer = (response: string, cookies: Cookies, address?: string) =>
    api.call(passkeyLogin, { response }, { headers, cookies, ...(address && { address }) })
  return {
    headers,
    /** Makes a call from a page of the site. */
    ask,
    /** Asks for the challenge of a login. */
    optionsOf,
    /** Answers the challenge of a login. */
    answer,
    /** Logs in with a passkey in a browser of its own. */
    async logIn(key: Authenticator, origin = passkeyOrigin) {
      const { challenge, cookies } = await optionsOf()
      return answer(key.get(challenge, origin), cookies)
    },
    /** Adds a passkey with the password. */
    async add(member: Session, key: Authenticator, name = 'Phone') {
      const { body } = await ask(ownPasskeyOptions, member, { password: `password of ${member.nick}` })
      const response = key.create(challengeIn(body.data), passkeyOrigin)
      return (await ask(addOwnPasskey, member, { name, response })).body
    },
  }
}
