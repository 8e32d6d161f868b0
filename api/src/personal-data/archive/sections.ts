import { readableLines } from '../../platform/readable-text'
import { pathInArchive } from './file-queries'
import { type Row, type Section, section } from './section'

/** The paths of the files of a post, in its order. */
const pathsOf = (from: string, post: string) =>
  `array(select ${pathInArchive(post)} from ${from} order by f.position) as files`

/** Descriptions are HTML. */
const withReadableText = (row: Row): Row =>
  typeof row.text === 'string' && row.kind !== 'comment' && row.kind !== 'message'
    ? { ...row, text: readableLines(row.text) }
    : row

/** Facts of a post are fields of their own. */
const withFacts = ({ facts, ...row }: Row): Row =>
  withReadableText({ ...row, ...(facts as unknown as Row | null) })

/** What a search asks for are fields of their own. A post's shortest stay is another thing than the searcher's. */
function withAsked({ facts, ...row }: Row): Row {
  const { stay, ...asked } = (facts ?? {}) as unknown as Row
  return { ...row, ...asked, ...(stay !== undefined && { months: stay }) }
}

/** The texts of a member: public ones, messages, and what moderators hid. */
const texts: readonly Section[] = [
  section(
    'posts',
    `select p.id as key, p.id as number, p.type as board, p.region, p.specific_location as location, p.jstatus as status,
      p.subject, p.description as text, p.created_at as written, p.edited_at as edited,
      (select f.facts from post_facts f where f.post_id = p.id) as facts,
      ${pathsOf('post_files f where f.post_id = p.id', 'p.id')}
    from posts p where p.user_id = $1`,
    withFacts,
  ),
  section(
    'comments',
    `select c.id as key, p.subject as post, c.body as text, c.created_at as written, c.edited_at as edited
    from comments c join posts p on p.id = c.post_id where c.user_id = $1`,
  ),
  section(
    'received',
    `select m.id as key, u.nick as sender, p.subject as about, m.body as text, m.created_at as written, m.read_at as read
    from messages m join users u on u.id = m.from_id left join posts p on p.id = m.about_id where m.to_id = $1 and m.to_deleted_at is null`,
  ),
  section(
    'sent',
    `select m.id as key, u.nick as recipient, p.subject as about, m.body as text, m.created_at as written
    from messages m join users u on u.id = m.to_id left join posts p on p.id = m.about_id where m.from_id = $1 and m.from_deleted_at is null`,
  ),
  section(
    'hidden',
    `select w.id as key, w.kind, w.content->>'subject' as subject,
      coalesce(w.content->>'description', w.content->>'body') as text,
      (w.content->>'created_at')::timestamptz as written, w.delete_at as deleted, w.facts,
      ${pathsOf('withdrawn_files f where f.withdrawn_id = w.id', 'w.content_id')}
    from withdrawn w where w.user_id = $1`,
    withFacts,
  ),
]

const number = `'WR-' || to_char(c.created_at at time zone 'UTC', 'YYYY') || '-' ||
  lpad(c.id::text, greatest(6, length(c.id::text)), '0')`

const inquiries: readonly Section[] = [
  section(
    'inquiries',
    `select i.id as key, ${number} as number, i.kind as inquiry, c.state, i.created_at as written, i.name, i.email, i.fields
    from inquiries i join cases c on c.id = i.id where i.user_id = $1`,
    ({ fields, ...row }) => ({ ...row, ...(fields as unknown as Row) }),
  ),
  // Notes are for colleagues.
  section(
    'answers',
    `select e.id as key, ${number} as number, e.side as side, u.nick as sender,
      case when e.kind = 'offer' then o.body else e.body end as text, e.state,
      o.title, o.area, o.rent, o.deposit, o.currency, o.available::text as available, e.answer, e.created_at as written
    from case_entries e join cases c on c.id = e.case_id
    left join users u on u.id = e.author_id
    left join case_offers o on o.id = e.offer_id
    where c.user_id = $1 and e.kind in ('message', 'offer', 'answer', 'state')`,
  ),
]

const account: readonly Section[] = [
  section(
    'account',
    `select 1 as key, u.email, u.name, u.nick, u.created_at as since, u.language,
      u.suspended_until, u.limited_until, array(select role from staff_roles s where s.user_id = u.id order by role) as roles,
      exists (select from operators o where o.user_id = u.id) as operator,
      (select due_at from account_deletions d where d.user_id = u.id) as deletion
    from users u where u.id = $1`,
  ),
  section(
    'signIns',
    `select row_number() over (order by since) as key, * from (
      select client as device, null as passkey, created_at as since, used_at as used,
        (select min(s.created_at) from push_subscriptions s where s.token_hash = t.hash) as notified
      from tokens t where user_id = $1
      union all select null, coalesce(nullif(name, ''), '✓'), created_at, used_at, null
      from passkeys where user_id = $1
      union all
      select concat_ws(' · ', issuer, nullif(email, ''), nullif(name, ''), subject), null, created_at, null, null
      from openid_identities where user_id = $1) all_kinds`,
  ),
]

const records: readonly Section[] = [
  // A dismissed report would reveal that somebody reported.
  section(
    'decisions',
    `select d.id as key, d.action, d.reason, d.kind, d.text, d.note, d.created_at as written, d.until_at as until,
      d.reversed_at as reversed, a.words as appeal, a.answer
    from decisions d left join appeals a on a.decision_id = d.id where d.user_id = $1 and d.action <> 'dismiss'`,
  ),
  // Without the reported text, which is somebody else's. The post is named as long as it is visible.
  section(
    'reports',
    `select p.id as key, r.kind, po.subject as about, p.reason, p.words as text, p.created_at as written
    from reports p join reviews r on r.id = p.review_id
    left join posts po on po.id = r.context_id and r.kind <> 'message' where p.reporter_id = $1`,
  ),
  section(
    'blocks',
    `select b.number as key, u.nick, b.created_at as since from blocks b join users u on u.id = b.blocked_id
    where b.blocker_id = $1`,
  ),
  section(
    'checks',
    `select row_number() over (order by since) as key, * from (
      select domain as organisation, checked_at as since, expires_at as until, null::timestamptz as ended
      from domain_badges where user_id = $1
      union all select null, granted_at, expires_at, revoked_at from papers_seen where user_id = $1) both_kinds`,
  ),
  section(
    'searches',
    `select s.id as key, s.name, s.type as board, s.region, s.jstatus as status, s.list->>'search' as searched, s.mails,
      s.created_at as since, s.list->'facts' as facts
    from saved_searches s where s.user_id = $1`,
    withAsked,
  ),
  section(
    'bookmarks',
    `select row_number() over (order by b.created_at, b.post_id) as key, p.subject, p.type as board, b.created_at as since
    from bookmarks b join posts p on p.id = b.post_id where b.user_id = $1`,
  ),
  section(
    'notifications',
    `select 1 as key, messages, comments, lpad(quiet_from::text, 2, '0') || ':00–' || lpad(quiet_to::text, 2, '0') || ':00' as quiet,
      time_zone
    from notification_settings where user_id = $1`,
  ),
  section(
    'mails',
    `select o.id as key, o.subject, o.created_at as written from mail_outbox o
    join users u on lower(o.recipient) = lower(u.email) where u.id = $1`,
  ),
]

/** All parts of the archive. */
export const sections: readonly Section[] = [...account, ...texts, ...inquiries, ...records]
