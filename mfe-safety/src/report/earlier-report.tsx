import { Trans, useLingui } from '@lingui/react/macro'
import type { Report } from '@within-reach/contract'
import { Time } from '@within-reach/shared-core/react'
import { Notice } from '@within-reach/shared-ui'
import { outcomeTexts } from '../my-reports/outcomes'
import { reasonTexts } from '../names/reasons'

/** Says that the member reported the same before, and what became of it. */
export function EarlierReport({ report: { reason, ca, outcome } }: { readonly report: Report }) {
  const { t } = useLingui()
  const name = t(reasonTexts[reason].name)
  return (
    <Notice tone="info">
      <div>
        <Trans>
          You reported this on <Time iso={ca} style="day" />, with the reason “{name}”. Choose another one to
          change it.
        </Trans>
      </div>
      {outcome !== 'open' && <div>{t(outcomeTexts[outcome].meaning)}</div>}
    </Notice>
  )
}
