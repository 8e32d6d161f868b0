import type { AnswerTime, Badges } from '@within-reach/contract'
import { type Organisation, organisationOf } from './organisations'
import type { BadgeRecord } from './queries'

/** What is known of a member, whatever the time is. */
export interface KnownBadges extends BadgeRecord {
  readonly answers: AnswerTime | null
}

/**
 * What is valid now. It contains no address: of an email only the domain, and of the sign-up only the day.
 * @param extra the operator's organisations; a domain that is no longer listed is not shown
 * @param now milliseconds since 1970
 */
export function presentBadges(
  known: KnownBadges,
  extra: readonly Organisation[],
  now: number = Date.now(),
): Badges {
  return {
    since: `${known.created_at.toISOString().slice(0, 10)}T12:00:00.000Z`,
    answers: known.answers,
    domain: domainOf(known, extra, now),
    papers: validity(known.papers_seen_at, known.papers_expire_at, now),
  }
}

function domainOf(
  { domain, domain_checked_at: checked, domain_expires_at: until }: KnownBadges,
  extra: readonly Organisation[],
  now: number,
): Badges['domain'] {
  const valid = validity(checked, until, now)
  const organisation = domain === null ? undefined : organisationOf(domain, extra)
  return valid && organisation ? { ...organisation, ...valid } : null
}

const validity = (checked: Date | null, until: Date | null, now: number) =>
  checked && until && until.getTime() > now
    ? { checked: checked.toISOString(), until: until.toISOString() }
    : null
