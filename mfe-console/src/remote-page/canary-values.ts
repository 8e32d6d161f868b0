import { useLingui } from '@lingui/react/macro'
import type { Canary, Change } from '@within-reach/contract'
import type { FieldTexts } from '@within-reach/shared-core/forms'
import type { PanelValues } from '../change/use-change-form'

/** The initial values: those of the running canary with the steps that are left, or a careful first step. */
export function canaryDefaults(running: Canary | undefined): PanelValues {
  const { percent = 5, plan } = running ?? {}
  // A plan keeps the steps that were made.
  const steps = (plan?.steps ?? [25, 50, 100]).filter((step) => step > percent)
  return {
    percent: String(percent),
    how: plan && steps.length > 0 ? 'plan' : 'hand',
    steps: steps.join(', '),
    everyMinutes: String(plan?.everyMinutes ?? 30),
    least: String(plan?.least ?? 200),
  }
}

/** The typed percentages. Text that is not a number becomes NaN. */
export const stepsOf = (text = ''): number[] =>
  text
    .split(/[\s,→%]+/)
    .filter((part) => part !== '')
    .map(Number)

/** @returns the change that the form describes */
export function canaryOf(remote: string, version: string, values: PanelValues): Change {
  const { percent, how, steps, everyMinutes, least } = values
  return {
    type: 'canary',
    remote,
    version,
    percent: Number(percent),
    ...(how === 'plan' && {
      plan: { steps: stepsOf(steps), everyMinutes: Number(everyMinutes), least: Number(least) },
    }),
  }
}

const isShare = (value: number) => value >= 0 && value <= 100

/** @returns a function that checks the fields of a canary, with messages in the current language */
export function useCanaryCheck(): (values: PanelValues) => FieldTexts<PanelValues> {
  const { t } = useLingui()
  return ({ percent = '', how, steps, everyMinutes = '', least }) => {
    const wrong: { -readonly [Name in keyof PanelValues]: string } = {}
    if (percent.trim() === '' || !isShare(Number(percent))) wrong.percent = t`This must be from 0 to 100`
    if (how !== 'plan') return wrong
    const shares = stepsOf(steps)
    const grows = [Number(percent), ...shares].every(
      (share, at, all) => at === 0 || share > (all[at - 1] ?? 0),
    )
    if (shares.length === 0 || !shares.every(isShare))
      wrong.steps = t`Write percentages separated by commas, such as 25, 50, 100`
    else if (!grows)
      wrong.steps = t`Each step must be larger than the step before it and than the current share`
    if (everyMinutes.trim() === '' || !(Number(everyMinutes) >= 0))
      wrong.everyMinutes = t`This must be 0 or more`
    if (!(Number.isInteger(Number(least)) && Number(least) >= 1))
      wrong.least = t`This must be a whole number from 1 up`
    return wrong
  }
}
