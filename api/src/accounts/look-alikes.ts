import { rectifyConfusion } from 'unicode-confusables'
import type { Database } from '../platform/database/database'
import { errors } from '../platform/errors'
import { findOperatorNicks } from './queries'

/** What only the site itself is called, wherever it stands in a nick. */
const siteNames = ['Within Reach', 'Ask Reach']
/** What only those who run the site are called. */
const roles = [
  'admin',
  'administrator',
  'moderator',
  'operator',
  'official',
  'root',
  'staff',
  'support',
  'system',
  'User Space',
  '관리자',
  '운영자',
]

/**
 * Refuses a nick that passes for an operator's or the site's.
 * @param member whose nick it is to be, if they have an account; an operator keeps their own
 * @throws invalid (400)
 */
export async function demandOwnNick(database: Database, nick: string, member?: number): Promise<void> {
  if (isLookAlike(nick, await findOperatorNicks(database, member)))
    throw errors.invalid('nickname', 'looks like a name of the site or of somebody who runs it')
}

/**
 * Whether a nick passes for one that is not the member's to take.
 * @param nick as the contract reads it
 * @param operators the nicks of the operators
 */
export function isLookAlike(nick: string, operators: readonly string[]): boolean {
  const looks = looksOf(nick)
  const isLike = (other: string) => looksOf(other).some((look) => looks.includes(look))
  const contains = (name: string) => looksOf(name).some((part) => looks.some((look) => look.includes(part)))
  return operators.some(isLike) || roles.some(isLike) || siteNames.some(contains)
}

/**
 * What a text looks like: its skeletons (UTS #39, section 4) without case, marks, blanks and punctuation. A capital I looks like a
 * small l and a small i does not, so the text counts as it is, in small and in capital letters.
 */
function looksOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '')
  const ways = [plain, plain.toLowerCase(), plain.toUpperCase()]
  const looks = ways.map((way) =>
    rectifyConfusion(way)
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, ''),
  )
  return [...new Set(looks)].filter((look) => look !== '')
}
