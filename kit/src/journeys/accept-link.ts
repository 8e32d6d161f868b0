import { overridePath } from '@within-reach/contract'

/** The state of a browser in the format of Playwright. */
export interface BrowserState {
  readonly cookies: readonly {
    readonly name: string
    readonly value: string
    readonly domain: string
    readonly path: string
    readonly expires: number
    readonly httpOnly: boolean
    readonly secure: boolean
    readonly sameSite: 'Lax'
  }[]
  readonly origins: readonly []
}

/**
 * Accepts an override link as a visitor does.
 * @param site its address, as browsers will open it
 * @param link the link, which the site has created for a version
 * @returns the state of a browser that gets the version
 * @throws Error if the site does not accept the consent
 */
export async function acceptLink(site: string, link: string): Promise<BrowserState> {
  const address = new URL(site)
  const { searchParams } = new URL(link)
  const response = await fetch(new URL(overridePath, address), {
    method: 'POST',
    headers: { Origin: address.origin },
    // The request that the link's page sends when a visitor agrees.
    body: searchParams,
    redirect: 'manual',
  })
  const cookies = response.headers.getSetCookie().map((line) => cookieOf(line, address))
  if (cookies.some(({ name }) => name === 'override')) return { cookies, origins: [] }
  const version = searchParams.get('override')
  throw new Error(
    `The override link of ${version} was not accepted: ${address.origin} answered ${response.status}.`,
  )
}

function cookieOf(line: string, { hostname, protocol }: URL): BrowserState['cookies'][number] {
  const [pair = ''] = line.split(';')
  const at = pair.indexOf('=')
  return {
    name: pair.slice(0, at),
    value: pair.slice(at + 1),
    domain: hostname,
    path: '/',
    expires: -1,
    httpOnly: /;\s*httponly/i.test(line),
    secure: protocol === 'https:',
    sameSite: 'Lax',
  }
}
