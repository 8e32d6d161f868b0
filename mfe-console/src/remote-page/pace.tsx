import { Trans, useLingui } from '@lingui/react/macro'
import type { CanaryPlan } from '@within-reach/contract'

/** The minimum time and page views of a canary at one step. */
export function Pace({ plan }: { readonly plan: Pick<CanaryPlan, 'everyMinutes' | 'least'> }) {
  const { i18n } = useLingui()
  const number = new Intl.NumberFormat(i18n.locale)
  const minutes = number.format(plan.everyMinutes)
  const views = number.format(plan.least)
  return (
    <Trans>
      Between two steps: at least {minutes} min and {views} page views.
    </Trans>
  )
}
