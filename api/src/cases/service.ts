import type { FieldsOf, offerHome, OfferAnswer } from '@within-reach/contract'
import type { Caller, UploadedFile } from '../platform/calls'
import type { Database } from '../platform/database/database'
import { errors } from '../platform/errors'
import { keysOf, removeUnnamed, saveFiles } from '../platform/files/save-files'
import type { Once } from '../platform/idempotency/idempotency'
import type { Platform } from '../platform/platform'
import { type CaseHappening, type CaseStatus, change, type Consequence } from './change'
import { noSuchCase } from './links'
import { insertOffer, saveAnswer } from './offer-queries'
import { type Access, type LockedCase, lockCase } from './queries'
import { endAlarm, insertEntry, type NewEntry, noteForStaff, noteNewest, saveStatus } from './write-queries'

/** Milliseconds for which changes are collected for one mail. */
const collectFor = 2 * 60_000

/** Something that a person does in a case. */
export interface Act {
  readonly access: Access
  readonly happening: CaseHappening
  /** The member who acts; undefined for the reader of a link. */
  readonly author?: Pick<Caller, 'userId' | 'nick'>
  /** The nick of the agent whom the author saw, empty for nobody. Undefined is not checked. */
  readonly seenAgent?: string | undefined
  /** Writes what belongs to it, and returns the entry. */
  entry?(tx: Database, found: LockedCase): NewEntry | Promise<NewEntry>
}

/**
 * Carries out what happens in a case: the status by its rules, an entry for each change, the mail to the other side, and the
 * announcement to all instances, all or nothing.
 * @param database a transaction joins it
 * @returns the id of the case; undefined if the asker writes in a closed one, or if another agent has it meanwhile
 * @throws not-found (404)
 */
export async function carryOut(
  { signals, settings }: Pick<Platform, 'signals' | 'settings'>,
  database: Database,
  { access, happening, author, seenAgent, entry }: Act,
): Promise<number | undefined> {
  return database.transaction(async (tx) => {
    const found = await lockCase(tx, access)
    if (!found) throw noSuchCase()
    if (seenAgent !== undefined && isTakenMeanwhile(found, seenAgent, author)) return undefined
    const before = statusOf(found)
    const { answerWithinDays } = settings
    const changed = change(before, happening, { now: new Date(), answerWithinDays })
    if (!changed) return undefined
    const { id } = found
    await saveStatus(tx, id, changed.status)
    const side = access.as === 'agent' ? 'agent' : 'asker'
    const entries = [
      ...(entry ? [{ authorId: author?.userId, ...(await entry(tx, found)) }] : []),
      ...changed.consequences.map((consequence) => entryOf(consequence, author)),
    ]
    const ids: number[] = []
    for (const one of entries) ids.push(await insertEntry(tx, id, one))
    const newest = ids.at(-1)
    if (newest === undefined) return id
    if (happening.type === 'agent-noted') await noteForStaff(tx, id, newest)
    else {
      const isMailed = entries.some(({ kind }) => mailed.includes(kind))
      const author = side === 'agent' ? 'staff' : 'asker'
      await noteNewest(tx, id, newest, author, isMailed ? collectFor : undefined)
    }
    await endAlarm(tx, id)
    tx.afterCommit(() => signals.announce(happening.type === 'agent-noted' ? 'case-notes' : 'cases', id))
    return id
  })
}

/** The entries after which the other side gets a mail. Who has a case is told with the next one. */
const mailed: readonly string[] = ['message', 'offer', 'answer', 'state', 'due'] satisfies NewEntry['kind'][]

/** Whether the agent is neither the seen one nor the author. What the author wanted is then about another agent's case. */
const isTakenMeanwhile = ({ agent_id: agentId, agent }: LockedCase, seen: string, author: Act['author']) =>
  agentId !== null && agentId !== author?.userId && agent !== seen

/** The status of a stored case. */
export const statusOf = (found: LockedCase): CaseStatus => ({
  state: found.state,
  agentId: found.agent_id ?? undefined,
  dueAt: found.due_at ?? undefined,
  firstAnswerAt: found.first_answer_at ?? undefined,
})

function entryOf(consequence: Consequence, author: Act['author']): NewEntry {
  const by = { side: 'agent', authorId: author?.userId } as const
  switch (consequence.kind) {
    case 'agent':
      return { ...by, kind: 'agent', body: consequence.agentId === undefined ? '' : author?.nick }
    case 'state':
      return { ...by, kind: 'state', state: consequence.state }
    case 'due':
      return { ...by, kind: 'due', dueAt: consequence.dueAt }
  }
}

/** The answer of the asker to an offer. */
export interface AnswerToOffer {
  readonly offer: number
  readonly answer: OfferAnswer
  readonly text: string
}

/**
 * Stores the answer to an offer; a later one replaces it.
 * @returns undefined if the case is closed
 * @throws not-found (404)
 */
export const answerOffer = (
  platform: Pick<Platform, 'signals' | 'settings'>,
  database: Database,
  who: Pick<Act, 'access' | 'author'>,
  { offer, answer, text }: AnswerToOffer,
): Promise<number | undefined> =>
  carryOut(platform, database, {
    ...who,
    happening: { type: 'asker-answered-offer' },
    async entry(tx, { id }) {
      if (!(await saveAnswer(tx, id, offer, answer))) throw errors.notFound('such offer')
      return { kind: 'answer', side: 'asker', offerId: offer, answer, body: text }
    },
  })

/**
 * Offers a home with its pictures. If anything fails, nothing is stored.
 * @param address the agent's address
 * @returns the id of the offer
 * @throws not-found (404), too-large (413), unsupported-type (415), too-many (429)
 */
export async function offer(
  platform: Platform,
  once: Once,
  { userId, nick }: Pick<Caller, 'userId' | 'nick'>,
  { idx, ...home }: FieldsOf<typeof offerHome>,
  uploads: readonly UploadedFile[],
  address?: string,
): Promise<number> {
  const pictures = await saveFiles(platform, 'tr', uploads, { userId, address }, 'case')
  try {
    return await once.write(
      (database) =>
        database.transaction(async (tx) => {
          let offerId = 0
          await carryOut(platform, tx, {
            access: { as: 'agent', id: idx },
            happening: { type: 'agent-offered', agentId: userId },
            author: { userId, nick },
            async entry(_tx, { id }) {
              offerId = await insertOffer(tx, id, home, pictures)
              return { kind: 'offer', side: 'agent', offerId }
            },
          })
          return offerId
        }),
      offeredAs,
    )
  } catch (error) {
    await removeUnnamed(platform, keysOf(pictures), error)
    throw error
  }
}

/** What the call answers about a new offer. */
export const offeredAs = (id: number) => ({ offer_idx: id })
