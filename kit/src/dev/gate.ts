import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { readCookies } from './cookies'

/** Why a request is refused. */
export interface Refusal {
  readonly status: 403 | 421
  readonly message: string
}

/** Decides who may use the dev server: the one browser that opened the link in the terminal. */
export interface Gate {
  /** The address of the dev server, such as `http://reach-3f9c….localhost:3102`. */
  readonly origin: string
  /** A link that lets one browser in, once. An earlier link that was not used is void. */
  newLink(): string
  /**
   * Uses a link.
   * @returns the value of Set-Cookie; undefined if the key is wrong or was used
   */
  enter(key: string): string | undefined
  /** @returns undefined if the request may be answered */
  refuse(request: Pick<IncomingMessage, 'headers'>): Refusal | undefined
}

/** The path of a link. */
export const entrance = '/@kit/open'

const cookieName = 'kit-dev'
const newKey = (): string => randomBytes(24).toString('base64url')

const isEqual = (given: string, right: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/**
 * @param host the name of the dev server, which no other page can guess: cookies do not distinguish ports, so another
 * server of this computer must not share the name
 * @param port the port on 127.0.0.1
 */
export function createGate(host: string, port: number): Gate {
  const origin = `http://${host}:${port}`
  const secret = newKey()
  let key: string | undefined
  return {
    origin,
    newLink() {
      key = newKey()
      return `${origin}${entrance}?key=${key}`
    },
    enter(given) {
      if (key === undefined || !isEqual(given, key)) return undefined
      key = undefined
      // Strict: a link on another page gets in only if the person opens the address themselves.
      return `${cookieName}=${secret}; Path=/; HttpOnly; SameSite=Strict`
    },
    refuse({ headers }) {
      // DNS rebinding: a foreign name that leads to this computer.
      if (headers.host !== `${host}:${port}`)
        return { status: 421, message: 'This is not the address of kit dev.' }
      if (!isOwnPage(headers, origin))
        return { status: 403, message: 'Only pages of kit dev may make requests here.' }
      const given = readCookies(headers.cookie).get(cookieName)
      if (given === undefined || !isEqual(given, secret))
        return { status: 403, message: 'Open the link that kit dev wrote into the terminal.' }
      return undefined
    },
  }
}

/** Whether the browser says that the request comes from a page of the dev server, or from its address bar. */
function isOwnPage({ 'sec-fetch-site': from, origin }: IncomingHttpHeaders, own: string): boolean {
  if (origin !== undefined && origin !== own) return false
  return from === undefined || from === 'same-origin' || from === 'none'
}

/** Removes the dev server's own cookie from a request to the site. */
export const isOfGate = (name: string): boolean => name === cookieName
