import { type Canary, inEnglish, type Live, type KnownSentence, sentence } from '@within-reach/contract'
import {
  type CanaryJudgement,
  comparable,
  findSlowness,
  judge,
  type Judgement,
  withSpeed,
} from '@within-reach/registry'
import type { Database } from '../platform/database/database'
import { type FiguresByNetwork, findFigures } from './figures-queries'
import { findVitals } from './vital-queries'
import { countedOncePer } from './vital-shares'

const day = 24 * 60 * 60_000

/** The networks that must report before a verdict is carried out. With fewer, people decide. */
export const minNetworks = 8

/**
 * Judges a remote's canary by the reports on it and on the current version since the canary reached its percentage: by
 * failures, and by speed.
 * @param now milliseconds since 1970
 */
export async function judgeCanary(
  database: Database,
  environment: string,
  remote: string,
  live: Live & { readonly canary: Canary },
  now: number,
): Promise<CanaryJudgement> {
  const failures = await judgeFailures(database, environment, remote, live)
  const { current, canary } = live
  const since = new Date(canary.since)
  const vitalsOf = (version: string) => findVitals(database, environment, { remote, version, since })
  const candidate = await vitalsOf(canary.version)
  const compared = await vitalsOf(current)
  // The maximum number of values that too few networks can have reported since then.
  const few = (minNetworks - 1) * (1 + Math.floor(Math.max(0, now - since.getTime()) / countedOncePer))
  const steps = canary.plan?.steps.length ?? 0
  return withSpeed(failures, findSlowness(candidate, compared, { steps, few }))
}

/** If the current version gets hardly any views, those of the previous day count as well. */
async function judgeFailures(
  database: Database,
  environment: string,
  remote: string,
  { current, canary }: Live & { readonly canary: Canary },
): Promise<CanaryJudgement> {
  const since = new Date(canary.since)
  const find = (version: string, from: Date) =>
    findFigures(database, environment, { remote, version, since: from })
  const candidate = await find(canary.version, since)
  const compared = await find(current, since)
  if (compared.views >= comparable) return withEvidence(judge(candidate, compared, canary.plan), candidate)
  const before = await find(current, new Date(since.getTime() - day))
  const judgement = judge(candidate, before, canary.plan)
  return withEvidence(
    judgement,
    candidate,
    ...(before.views <= compared.views ? [] : [sentence('figures-earlier', { version: current })]),
  )
}

/** Adds whether the verdict is carried out: only if enough networks provided its evidence. */
function withEvidence(
  { verdict, sentences }: Judgement,
  { networks, failingNetworks }: FiguresByNetwork,
  ...more: readonly KnownSentence[]
): CanaryJudgement {
  const reporting = verdict === 'worse' ? failingNetworks : networks
  const decides = reporting >= minNetworks
  const all = [...sentences, ...more, ...(verdict === 'too-early' || decides ? [] : [fewNetworks(reporting)])]
  return { verdict, decides, text: inEnglish(...all), sentences: all }
}

/** Says that too few networks reported, so that people decide. */
function fewNetworks(reporting: number): KnownSentence {
  const least = String(minNetworks)
  if (reporting === 1) return sentence('one-network', { least })
  return sentence('few-networks', { count: String(reporting), least })
}

/** Whether a remote has a canary to judge. That of a retired remote waits until the remote is back. */
export const hasCanary = (live: Live | undefined): live is Live & { readonly canary: Canary } =>
  live?.canary !== undefined && !live.retired
