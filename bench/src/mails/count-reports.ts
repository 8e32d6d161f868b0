import type pg from 'pg'
import type { Arrived } from './mail-sink'
import type { MailsResult, Reported } from './mails-result'

/** Compares the mails that arrived with the posts, searches and messages in the database. */
export async function countReports(
  client: pg.Client,
  arrived: readonly Arrived[],
): Promise<Pick<MailsResult, 'mails' | 'repeated' | 'posts' | 'messages'>> {
  const mails = new Map(arrived.map((mail) => [mail.messageId, mail]))
  return {
    mails: mails.size,
    repeated: arrived.length - mails.size,
    posts: await countPosts(client, [...mails.values()]),
    messages: await countMessages(client, [...mails.values()]),
  }
}

/** Every post by every member with a search, who is not its author. A mail lists up to 20 posts, and counts the others. */
async function countPosts(client: pg.Client, mails: readonly Arrived[]): Promise<Reported> {
  const { rows } = await client.query<{ email: string; ids: readonly number[] }>(
    `select u.email, array_agg(p.id) as ids from posts p cross join saved_searches s join users u on u.id = s.user_id
      where p.user_id <> s.user_id group by u.email`,
  )
  const members = rows.map(({ email, ids }) => {
    const texts = mails.filter(({ to }) => to === email).map(({ text }) => text)
    const listed = texts.flatMap((text) =>
      [...text.matchAll(/\/view\?id=(\d+)/g)].map(([, id]) => Number(id)),
    )
    const others = texts.map((text) => Number(/and (\d+) more/.exec(text)?.[1] ?? 0))
    const distinct = new Set(listed)
    const notListed = ids.filter((id) => !distinct.has(id)).length - sumOf(others)
    return {
      due: ids.length,
      missed: Math.max(0, notListed),
      twice: listed.length - distinct.size + Math.max(0, -notListed),
    }
  })
  return {
    due: sumOf(members.map(({ due }) => due)),
    missed: sumOf(members.map(({ missed }) => missed)),
    twice: sumOf(members.map(({ twice }) => twice)),
  }
}

/** Every message by its sender and recipient. A mail says only how many there are. */
async function countMessages(client: pg.Client, mails: readonly Arrived[]): Promise<Reported> {
  const { rows } = await client.query<{ pair: string; count: number }>(
    `select r.email || ' ' || s.nick as pair, count(*)::integer as count
      from messages m join users s on s.id = m.from_id join users r on r.id = m.to_id group by 1`,
  )
  const reported = new Map<string, number>()
  for (const { to, subject } of mails) {
    const [, count, nick] = /^(?:New message|(\d+) new messages) from (.+)$/.exec(subject) ?? []
    if (nick === undefined) continue
    const pair = `${to} ${nick}`
    reported.set(pair, (reported.get(pair) ?? 0) + Number(count ?? 1))
  }
  const differences = rows.map(({ pair, count }) => (reported.get(pair) ?? 0) - count)
  return {
    due: sumOf(rows.map(({ count }) => count)),
    missed: sumOf(differences.map((one) => Math.max(0, -one))),
    twice: sumOf(differences.map((one) => Math.max(0, one))),
  }
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)
