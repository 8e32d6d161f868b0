import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { wideNetworkOf } from './limits/network'

/** The visitor that a page was sent to. */
export interface Viewer {
  readonly address: string
  /** The member's number; absent if nobody was logged in. */
  readonly member?: number
  /** The path of the page; absent if there is none. */
  readonly page?: string
  /** Whether the browser runs on a phone. */
  readonly isMobile?: boolean
}

/** What a ticket says about its view, without naming the person. */
export interface ViewTicket {
  /** Different for each page. */
  readonly id: string
  /** The same for all pages of one network. */
  readonly network: string
  /** The same for all pages of one member. */
  readonly member?: string
  /** The group of pages and devices that the view is compared with, from 0 to 31. */
  readonly group: number
}

/** Tickets that pages return with their reports. Without them, anyone could report views that never happened. */
export interface ViewTickets {
  issue(viewer: Viewer): string
  /** @returns undefined for a ticket that this site did not issue, or that is too old */
  read(ticket: string): ViewTicket | undefined
}

/** One of 16 groups. Pages in the same group are compared together, which is less precise but not wrong. */
const groupOfPage = (page: string): number => (createHash('sha256').update(page).digest()[0] ?? 0) % 16

/** How long a page may report with its ticket, in seconds. */
const lifetime = 12 * 60 * 60

/**
 * @param key shared by all instances of the site
 * @param now milliseconds since 1970
 */
export function createViewTickets(key: Buffer, now: () => number = Date.now): ViewTickets {
  const mac = (text: string, bytes: number): string =>
    createHmac('sha256', key).update(text).digest().subarray(0, bytes).toString('base64url')
  const sealOf = (body: string): string => mac(`ticket\n${body}`, 16)
  return {
    issue({ address, member, page = '', isMobile = false }) {
      const until = Math.floor(now() / 1000) + lifetime
      const body = [
        until.toString(36),
        randomBytes(9).toString('base64url'),
        mac(`network\n${wideNetworkOf(address)}`, 6),
        member === undefined ? '' : mac(`member\n${member}`, 6),
        (groupOfPage(page) * 2 + Number(isMobile)).toString(36),
      ].join('.')
      return `${body}.${sealOf(body)}`
    },
    read(ticket) {
      const [, body = '', seal = ''] = /^([\w.-]{10,80})\.([\w-]{22})$/.exec(ticket) ?? []
      const right = Buffer.from(sealOf(body))
      const given = Buffer.from(seal)
      if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
      const [until = '', id = '', network = '', member = '', group = ''] = body.split('.')
      if (parseInt(until, 36) * 1000 <= now()) return undefined
      // A page that another instance sent during a deploy may have no group.
      return { id, network, ...(member !== '' && { member }), group: parseInt(group, 36) || 0 }
    },
  }
}
