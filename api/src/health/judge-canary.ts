import { type Canary, type Live, sentence } from '@within-reach/contract'
import { comparable, inEnglish, judge, type Judgement } from '@within-reach/registry'
import type { Database } from '../platform/database/database'
import { findFigures } from './figures-queries'

const day = 24 * 60 * 60_000

/**
 * Judges the canary of a remote by what browsers told since it came to its percentage, of it and of the current version. Where
 * hardly anybody gets the current version any more, its figures are those of the day before as well.
 */
export async function judgeCanary(
  database: Database,
  environment: string,
  remote: string,
  { current, canary }: Live & { readonly canary: Canary },
): Promise<Judgement> {
  const since = new Date(canary.since)
  const find = (version: string, from: Date) =>
    findFigures(database, environment, { remote, version, since: from })
  const candidate = await find(canary.version, since)
  const beside = await find(current, since)
  if (beside.views >= comparable) return judge(candidate, beside, canary.plan)
  const before = await find(current, new Date(since.getTime() - day))
  const judgement = judge(candidate, before, canary.plan)
  if (before.views <= beside.views) return judgement
  const sentences = [...judgement.sentences, sentence('figures-earlier', { version: current })]
  return { verdict: judgement.verdict, text: inEnglish(...sentences), sentences }
}

/** What is live of a remote whose canary runs. */
export const hasCanary = (live: Live | undefined): live is Live & { readonly canary: Canary } =>
  live?.canary !== undefined
