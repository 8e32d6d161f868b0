import { setTimeout as delay } from 'node:timers/promises'
import { type DataOf, savedSearches, saveSearch, type Session } from '@within-reach/contract'
import { createMatching } from '../saved-searches/match'
import { mailOneDigest, mailOneSearch } from '../saved-searches/send-mails'
import type { TestApi } from './api'
import type { ArrivedMail } from './mail-server'

/** Saves a search and returns its id. By default, it is for roommate ads with these words, without mails. */
export async function save(
  api: TestApi,
  { api_token: token }: Session,
  fields: Readonly<Record<string, string>>,
): Promise<number> {
  const { outcome } = await api.call(
    saveSearch,
    { name: fields.search ?? 'Rooms', type: 'fr', mails: 'none', ...fields },
    { token },
  )
  if (outcome.kind !== 'ok') throw new Error(`not saved: ${JSON.stringify(outcome)}`)
  return outcome.data.search_idx
}

/** Matches every post that waits, as the worker does at its next round. */
export async function matchAll({ platform }: TestApi): Promise<void> {
  const matchSome = createMatching(platform)
  while (await matchSome()) continue
}

/** Writes every mail that is due. */
export async function mailAll({ platform }: TestApi): Promise<void> {
  for (const step of [mailOneSearch, mailOneDigest]) while (await step(platform)) continue
}

/** The saved searches of a member. */
export async function searchesOf(
  api: TestApi,
  { api_token: token }: Session,
): Promise<DataOf<typeof savedSearches>> {
  const { outcome } = await api.call(savedSearches, {}, { token })
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  return outcome.data
}

/** How many posts are new, by the name of the search. */
export async function freshOf(api: TestApi, member: Session): Promise<Readonly<Record<string, number>>> {
  await matchAll(api)
  return Object.fromEntries((await searchesOf(api, member)).map(({ name, fresh }) => [name, fresh]))
}

/** Does everything that is due, and returns the mails about searches that a member has by then. */
export async function mailsTo(api: TestApi, { email }: Session): Promise<ArrivedMail[]> {
  await matchAll(api)
  await mailAll(api)
  while ((await api.database.pool.query('select 1 from mail_outbox')).rows.length > 0) await delay(10)
  return api.mailServer.mails.filter(({ to, stopHeaders }) => to === email && stopHeaders)
}

/** The secret of the link that ends mails, in the text of one. */
export const linkIn = (text: string): string => /\/stopmails#(\S+)/.exec(text)?.[1] ?? ''
