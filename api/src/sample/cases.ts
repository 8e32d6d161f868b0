import { carryOut, answerOffer, offer, type Act } from '../cases/service'
import { markMailed } from '../cases/mail-queries'
import type { Access } from '../cases/queries'
import { markConfirmed } from '../cases/write-queries'
import { insertInquiry } from '../inquiries/queries'
import { unrecorded } from '../platform/idempotency/idempotency'
import type { Platform } from '../platform/platform'
import { readPicture, type SampleCase, type SampleStep } from './content'
import { dateCase } from './queries'

/** A member of the sample content. */
export interface SamplePerson {
  readonly id: number
  readonly email: string
  readonly name: string
  readonly nick: string
}

/** The time a number of days before the first start; negative days are later. */
export type DaysAgo = (days: number) => Date

/**
 * Adds an inquiry and what happened in its case, through the services of the features. Nobody is mailed about it.
 * @param folder the content as data
 */
export async function addCase(
  platform: Platform,
  folder: string,
  { kind, fields, language, daysAgo, steps }: SampleCase,
  people: { readonly asker: SamplePerson; readonly agent: SamplePerson },
  ago: DaysAgo,
): Promise<void> {
  const { database } = platform
  const { id: userId, name, email } = people.asker
  const id = await insertInquiry(database, {
    kind,
    fields,
    language,
    userId,
    name,
    email,
    waitingFor: undefined,
  })
  const asAgent: Access = { as: 'agent', id }
  await markConfirmed(database, id)
  await carryOut(platform, database, { access: asAgent, happening: { type: 'confirmed' } })
  await dateCase(database, id, ago(daysAgo))
  const offers: number[] = []
  for (const step of steps) {
    await take(platform, folder, { id, people, ago, offers }, step)
    await dateCase(database, id, ago(step.daysAgo))
  }
  for (const side of ['asker', 'staff'] as const) await markMailed(database, id, side)
}

interface SampleContext {
  readonly id: number
  readonly people: { readonly asker: SamplePerson; readonly agent: SamplePerson }
  readonly ago: DaysAgo
  /** The ids of the offers so far. */
  readonly offers: number[]
}

async function take(
  platform: Platform,
  folder: string,
  { id, people, ago, offers }: SampleContext,
  step: SampleStep,
): Promise<void> {
  const { database } = platform
  const agent = { userId: people.agent.id, nick: people.agent.nick }
  const asker = { userId: people.asker.id, nick: people.asker.nick }
  const agentId = agent.userId
  const act = (what: Omit<Act, 'access' | 'author'>) =>
    carryOut(platform, database, { ...what, access: { as: 'agent', id }, author: agent })
  switch (step.does) {
    case 'take':
      return void (await act({ happening: { type: 'taken', agentId } }))
    case 'move':
      return void (await act({ happening: { type: 'moved', agentId, state: step.state, dueAt: undefined } }))
    case 'note':
      return void (await act({
        happening: { type: 'agent-noted' },
        entry: () => ({ kind: 'note', side: 'agent', body: step.text }),
      }))
    case 'message':
      return void (await (step.by === 'agent'
        ? act({
            happening: { type: 'agent-wrote', agentId },
            entry: () => ({ kind: 'message', side: 'agent', body: step.text }),
          })
        : carryOut(platform, database, {
            access: { as: 'member', id, userId: asker.userId },
            author: asker,
            happening: { type: 'asker-wrote' },
            entry: () => ({ kind: 'message', side: 'asker', body: step.text }),
          })))
    case 'offer': {
      const { does: _does, daysAgo: _daysAgo, picture, inDays, ...home } = step
      const available = ago(-inDays).toISOString().slice(0, 10)
      const pictures = [await readPicture(folder, picture)]
      const fields = { ...home, idx: id, available }
      return void offers.push(await offer(platform, unrecorded(database), agent, fields, pictures))
    }
    case 'answer': {
      const who = { access: { as: 'member', id, userId: asker.userId }, author: asker } as const
      const answer = { offer: offers[step.offer - 1] ?? 0, answer: step.answer, text: step.text }
      return void (await answerOffer(platform, database, who, answer))
    }
  }
}
