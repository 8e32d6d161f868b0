import { createHmac, timingSafeEqual } from 'node:crypto'
import { RemoteName } from '@within-reach/contract'
import * as v from 'valibot'
import type { Settings } from '../platform/settings'
import type { LinkIssuers } from './link-issuers'

/** How long a ticket is valid, in milliseconds: a working day. A dev server asks for a new one at its start. */
const lifetime = 12 * 60 * 60_000

/**
 * Why a ticket is refused:
 * - `off`: the site does not allow development.
 * - `expired`: its time is over, or its author has lost the right.
 * - `refused`: this site did not issue it.
 */
export type TicketRefusal = 'off' | 'expired' | 'refused'

/** The tickets of dev servers. A ticket gives no right: it tells the site what its holder may show in their own browser. */
export interface Development {
  readonly mode: Settings['development']
  /** @param by the author, as in override links */
  issue(remotes: readonly string[], by: string): { readonly ticket: string; readonly until: string }
  /** @returns undefined for a valid ticket */
  refusalOf(ticket: string): Promise<TicketRefusal | undefined>
}

export interface DevelopmentParts {
  readonly mode: Settings['development']
  /** Shared by all instances of the site. */
  readonly key: Buffer
  readonly issuers: Pick<LinkIssuers, 'mayStillIssue'>
  /** The current time in milliseconds since 1970. */
  now?(): number
}

export function createDevelopment({ mode, key, issuers, now = Date.now }: DevelopmentParts): Development {
  const macOf = (claim: string): Buffer => createHmac('sha256', key).update(`development\n${claim}`).digest()
  return {
    mode,
    issue(remotes, by) {
      const until = Math.floor((now() + lifetime) / 1000)
      const claim = [remotes.join(','), until, by].join(':')
      const ticket = `${claim}:${macOf(claim).toString('base64url')}`
      return { ticket, until: new Date(until * 1000).toISOString() }
    },
    async refusalOf(ticket) {
      if (mode === 'off') return 'off'
      const end = ticket.lastIndexOf(':')
      const claim = ticket.slice(0, Math.max(end, 0))
      const [given, right] = [Buffer.from(ticket.slice(end + 1), 'base64url'), macOf(claim)]
      if (given.length !== right.length || !timingSafeEqual(given, right)) return 'refused'
      const [names = '', seconds = '', by = ''] = claim.split(':')
      const until = Number(seconds)
      if (until * 1000 <= now()) return 'expired'
      for (const remote of v.parse(v.array(RemoteName), names.split(',')))
        if (!(await issuers.mayStillIssue({ remote, version: '', until, by }))) return 'expired'
      return undefined
    },
  }
}
