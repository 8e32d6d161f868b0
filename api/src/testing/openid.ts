import { openidLoginPath } from '@within-reach/contract'
import type { TestApi } from './api'
import type { ProvidedClaims, TestProvider } from './openid-provider'

type Cookies = Readonly<Record<string, string>>

/** The cookies that an answer sets, by name. */
function cookiesOf({ headers }: Response): Cookies {
  return Object.fromEntries(
    headers.getSetCookie().map((line) => {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
      return [name, value]
    }),
  )
}

const sent = (cookies: Cookies) => ({
  Cookie: Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; '),
})

/** A browser that goes to the provider. @param more parameters of the address */
export async function leaveFor(api: TestApi, next = '', more: Readonly<Record<string, string>> = {}) {
  const query = new URLSearchParams({ ...(next !== '' && { next }), ...more }).toString()
  const answer = await fetch(`${api.url}${openidLoginPath}?${query}`, { redirect: 'manual' })
  return { answer, address: answer.headers.get('Location') ?? '', cookies: cookiesOf(answer) }
}

/** The browser comes back with what the provider added to the address. */
export async function comeBack(api: TestApi, { search, pathname }: URL, cookies: Cookies) {
  const answer = await fetch(`${api.url}${pathname}${search}`, { headers: sent(cookies), redirect: 'manual' })
  const html = await answer.text()
  const page = /content="0;url=([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')
  return { answer, page, cookies: cookiesOf(answer) }
}

/** A browser in which somebody has logged in at the provider. @returns its cookies */
export async function arriveAs(
  api: TestApi,
  provider: TestProvider,
  claims: ProvidedClaims,
): Promise<Cookies> {
  provider.becomes(claims)
  const { address, cookies } = await leaveFor(api)
  const { wr_arrival: arrival = '' } = (await comeBack(api, provider.logIn(address), cookies)).cookies
  return { wr_arrival: arrival }
}
