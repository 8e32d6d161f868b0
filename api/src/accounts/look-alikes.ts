import { rectifyConfusion } from 'unicode-confusables'
import type { Database } from '../platform/database/database'
import { errors } from '../platform/errors'
import { findOperatorNicks } from './queries'

/** Names of the site, reserved anywhere in a nick. */
const siteNames = ['Within Reach', 'Ask Reach']
/** Names of the site's staff in each of its languages, reserved as a whole nick. */
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
  ...['관리자', '운영자', '운영진', '운영팀', '공식', '고객센터', '고객지원', '시스템'],
  ...[
    '管理员',
    '管理員',
    '系统管理员',
    '运营',
    '运营团队',
    '版主',
    '官方',
    '客服',
    '工作人员',
    '系统',
    '系統',
  ],
  ...['Quản trị viên', 'Ban quản trị', 'Người kiểm duyệt', 'Kiểm duyệt viên', 'Điều hành viên'],
  ...['Chính thức', 'Hỗ trợ', 'Hệ thống'],
]

/**
 * Refuses a nick that looks like an operator's or the site's.
 * @param member the member who takes the nick, if the account exists: operators may keep their own nick
 * @throws invalid (400)
 */
export async function refuseLookAlike(database: Database, nick: string, member?: number): Promise<void> {
  if (isLookAlike(nick, await findOperatorNicks(database, member)))
    throw errors.invalid('nickname', 'looks like a name of the site or of its staff: choose another one')
}

/**
 * Whether a nick looks like a reserved one.
 * @param nick parsed by the contract
 * @param operators the nicks of the operators
 */
export function isLookAlike(nick: string, operators: readonly string[]): boolean {
  const looks = looksOf(nick)
  const isLike = (other: string) => looksOf(other).some((look) => looks.includes(look))
  const contains = (name: string) => looksOf(name).some((part) => looks.some((look) => look.includes(part)))
  return operators.some(isLike) || roles.some(isLike) || siteNames.some(contains)
}

/**
 * The skeletons of a text (UTS #39, section 4), without case, marks, spaces and punctuation. A capital I looks like a small
 * l, but a small i does not, so both the lower-case and the upper-case form count.
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
