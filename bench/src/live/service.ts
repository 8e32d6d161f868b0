import { eventsPath, postMsg, readAnswer } from '@within-reach/contract'
import pg from 'pg'
import { signInAs } from '../api/member'
import { type FreshSite, startFresh } from '../fresh-site'
import type { Memory } from '../measure/memory'
import type { Readers } from './streams'

/** A server of streams under measurement. */
export interface Served {
  readonly streamsUrl: string
  /** The requests for one stream of each of many readers. */
  readonly readers: readonly Readers[]
  /** The recipient of the writes, with a member's maximum of streams. */
  readonly addressee: Readers
  /** Sends the recipient a message, which causes an event on each of the recipient's streams. */
  write(): Promise<void>
  memory(): Promise<Memory>
  stop(): Promise<void>
}

/** A site with logged-in members. */
export interface MembersSite {
  /** Starts another, idle instance of the service on the same database. */
  start(): Promise<Served>
  stop(): Promise<void>
}

const addressOf = (member: number) => `10.${member >> 16}.${(member >> 8) & 255}.${member & 255}`
const emailOf = (member: number) => `member${member}@example.com`

/**
 * Starts a site with members.
 * @param count the number of readers; two more members write and receive
 */
export async function startMembersSite(count: number): Promise<MembersSite> {
  const owner = await startFresh()
  const client = new pg.Client({ connectionString: owner.databaseUrl })
  await client.connect()
  const tokens: string[] = []
  try {
    await client.query(
      `insert into users (email, name, nick, password_hash)
        select 'member' || n || '@example.com', 'member ' || n, 'member' || n, '!' from generate_series(1, $1) as n`,
      [count + 2],
    )
    for (let member = 1; member <= count + 2; member++) tokens.push(await signInAs(client, member))
  } finally {
    await client.end()
  }
  return {
    async start() {
      return served(await startFresh({ DATABASE_URL: owner.databaseUrl }), tokens)
    },
    stop: () => owner.stop(),
  }
}

function served(site: FreshSite, tokens: readonly string[]): Served {
  const readers = tokens.map((token, at) => ({
    name: emailOf(at + 1),
    // The headers with which a page of this site opens a stream.
    headers: {
      cookie: `wr_session=${token}`,
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': addressOf(at + 1),
    },
  }))
  const [writer, addressee] = [tokens.at(-1), readers.at(-2)]
  if (writer === undefined || !addressee) throw new Error('There are no members')
  return {
    streamsUrl: site.url + eventsPath,
    readers: readers.slice(0, -2),
    addressee,
    async write() {
      const answer = await fetch(site.url + postMsg.path, {
        method: 'POST',
        headers: { authorization: `Bearer ${writer}`, 'x-forwarded-for': '10.9.9.9' },
        body: new URLSearchParams({ to: addressee.name, msg: 'Are you there?' }),
      })
      const outcome = readAnswer(postMsg, answer.status, await answer.json())
      if (outcome.kind !== 'ok') throw new Error(`${postMsg.path}: ${JSON.stringify(outcome)}`)
    },
    memory: site.memory,
    stop: site.stop,
  }
}
