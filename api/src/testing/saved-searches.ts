import { type DataOf, savedSearches, saveSearch, type Session } from '@within-reach/contract'
import { matchOne } from '../saved-searches/match'
import { mailOneDigest, mailOneSearch } from '../saved-searches/send-mails'
import type { TestApi } from './api'

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
  while (await matchOne(platform)) continue
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
