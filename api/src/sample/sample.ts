import { createHash, randomBytes } from 'node:crypto'
import type { Facts } from '@within-reach/contract'
import { hashPassword } from '../accounts/passwords'
import { insertUser } from '../accounts/queries'
import { storeDomain } from '../badges/domain-queries'
import { grantPapers } from '../badges/papers-queries'
import { insertComment } from '../boards/comment-queries'
import { replaceFacts } from '../boards/facts/save-facts'
import { publishPost } from '../boards/service'
import { sendMessage } from '../messages/service'
import type { Database } from '../platform/database/database'
import type { FileStore } from '../platform/files/store'
import type { Platform } from '../platform/platform'
import { insertRole } from '../staff/queries'
import { readPicture, readSample, type SampleContent, type SamplePost } from './content'
import { addCase, type DaysAgo, type SamplePerson } from './cases'
import { addModeration } from './moderation'
import { addOwnLists } from './own-lists'
import { dateNewest, type Dated, findPostCalled, isInUse, takeTurn } from './queries'

/**
 * Fills an unused site with members, posts, comments, messages and cases through the features' own services, so that every rule
 * holds and search finds them. It happens once and completely or not at all, also if several instances start together.
 * @param folder the content as data
 * @returns the number of posts, or undefined if the site was already in use
 * @throws Error if a file is malformed; the database is then unchanged
 */
export async function addSample(platform: Platform, folder: string): Promise<number | undefined> {
  if (await isInUse(platform.database)) return undefined
  const content = await readSample(folder)
  const kept: string[] = []
  const files = recording(platform.files, kept)
  try {
    return await platform.database.transaction(async (tx) => {
      await takeTurn(tx)
      if (await isInUse(tx)) return undefined
      await runOperations({ ...platform, files, database: tx }, folder, content)
      return content.posts.length
    })
  } catch (error) {
    await platform.files.remove(kept)
    throw error
  }
}

/** One action and its time. Rows are listed by id, so earlier actions are written first. */
interface Operation {
  readonly at: Date
  readonly table: Dated
  act(): Promise<unknown>
}

async function runOperations(platform: Platform, folder: string, content: SampleContent): Promise<void> {
  const { database } = platform
  const now = Date.now()
  const ago = (days: number) => new Date(now - days * 86_400_000)
  const people = await createMembers(database, content, ago)
  const idOf = (nick: string) => required(people.get(nick), nick).id
  const operations: Operation[] = content.posts.flatMap((post) => {
    let id = 0
    const at = ago(post.daysAgo)
    const publish = async () => {
      id = await publishPost(
        platform,
        { userId: idOf(post.author) },
        formOf(post),
        await picturesOf(folder, post),
      )
      if (post.facts) await replaceFacts(database, idOf(post.author), { id, ...factsAt(post.facts, now) })
    }
    return [
      { at, table: 'posts', act: publish },
      ...post.comments.map(({ author, hoursLater, text }): Operation => ({
        at: new Date(at.getTime() + hoursLater * 3_600_000),
        table: 'comments',
        act: () => insertComment(database, id, idOf(author), text),
      })),
    ]
  })
  for (const { from, to, daysAgo, about, text } of content.messages) {
    const { email } = required(people.get(to), to)
    operations.push({
      at: ago(daysAgo),
      table: 'messages',
      async act() {
        const post = about === undefined ? undefined : required(await findPostCalled(database, about), about)
        return sendMessage(database, idOf(from), email, text, post)
      },
    })
  }
  for (const { at, table, act } of operations.sort((a, b) => a.at.getTime() - b.at.getTime())) {
    await act()
    await dateNewest(database, table, at)
  }
  const agent = people.get(
    required(content.members.find(({ roles }) => roles.includes('agent'))?.nick, 'agent'),
  )
  for (const sample of content.cases) {
    const asker = required(people.get(sample.asker), sample.asker)
    await addCase(platform, folder, sample, { asker, agent: required(agent, 'agent') }, ago)
  }
  await addModeration({ platform, idOf }, folder, ago)
  await addOwnLists(platform, idOf, folder, ago)
}

/** Facts with the day from which a home is free. */
function factsAt({ freeInDays, ...facts }: NonNullable<SamplePost['facts']>, now: number): Facts {
  if (freeInDays === undefined) return facts
  return { ...facts, freeFrom: new Date(now + freeInDays * 86_400_000).toISOString().slice(0, 10) }
}

async function createMembers(
  database: Database,
  { members }: SampleContent,
  ago: DaysAgo,
): Promise<Map<string, SamplePerson>> {
  // A random password that nobody knows.
  const locked = await hashPassword(randomBytes(32).toString('base64url'), { account: 'sample' })
  const people = new Map<string, SamplePerson>()
  for (const { nick, name, email, password, roles, daysAgo, domain, papersFor } of members) {
    const hash = password === undefined ? locked : await hashPassword(password, { account: email })
    const member = required(await insertUser(database, { email, name, nick, password_hash: hash }), nick)
    people.set(nick, { id: member.id, email, name, nick })
    for (const role of roles) await insertRole(database, member.id, role, 'sample')
    await dateNewest(database, 'users', ago(daysAgo))
    if (domain) {
      const address = createHash('sha256').update(`${nick}@${domain.name}`).digest()
      await storeDomain(database, member.id, { domain: domain.name, address, checked: ago(domain.daysAgo) })
    }
    if (papersFor !== undefined)
      await grantPapers(database, member.id, 'agent@within-reach.example', papersFor)
  }
  return people
}

const formOf = ({ board, region, specificLocation = '', jstatus, subject, description }: SamplePost) => ({
  type: board,
  region,
  specificLocation,
  jstatus,
  subject,
  description: description.join('\n\n'),
})

const picturesOf = async (folder: string, { picture }: SamplePost) =>
  picture === undefined ? [] : [await readPicture(folder, picture)]

/** A store that records what it stores, so that it can be deleted again. */
const recording = (files: FileStore, kept: string[]): FileStore => ({
  ...files,
  put(key, bytes, type) {
    kept.push(key)
    return files.put(key, bytes, type)
  },
})

function required<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`The sample content has no single member or post called ${name}.`)
  return value
}
