import type { Canary, Change, Live } from '@within-reach/contract'
import type { CanaryJudgement } from '@within-reach/registry'

/**
 * Decides the next automatic change of a canary.
 * @param now milliseconds since 1970
 * @returns the change; undefined if the canary stays as it is
 */
export function nextStep(
  remote: string,
  { canary }: Live & { readonly canary: Canary },
  { verdict, decides }: Pick<CanaryJudgement, 'verdict' | 'decides'>,
  now: number,
): Change | undefined {
  const { version, percent, since, plan } = canary
  if (!decides) return undefined
  if (verdict === 'worse') return { type: 'end-canary', remote }
  if (!plan || verdict !== 'no-worse' || now < Date.parse(since) + plan.everyMinutes * 60_000)
    return undefined
  if (percent >= 100) return { type: 'promote', remote, version }
  const next = plan.steps.find((step) => step > percent)
  return next === undefined ? undefined : { type: 'canary', remote, version, percent: next, plan }
}
