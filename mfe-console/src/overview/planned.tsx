import { Trans } from '@lingui/react/macro'
import type { Live } from '@within-reach/contract'
import { useFormats } from '@within-reach/shared-core/react'
import styles from './matrix.module.css'

type Plan = Live['planned'][number]

export interface PlannedProps {
  /** The planned switches of one region of one remote. */
  readonly plans: readonly Plan[]
  readonly onCancel: (plan: Plan) => void
}

/** The planned switches of a region, each with a cancel button. */
export function Planned({ plans, onCancel }: PlannedProps) {
  const { full } = useFormats()
  return [...plans]
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .map((plan) => {
      const time = full(plan.at)
      return (
        <div key={`${plan.at} ${String(plan.open)}`} className={styles.planned}>
          <span>{plan.open ? <Trans>Opens on {time}</Trans> : <Trans>Closes on {time}</Trans>}</span>
          <button type="button" className={styles.callOff} onClick={() => onCancel(plan)}>
            <Trans>
              Call off<span className="wr-visually-hidden">: {time}</span>
            </Trans>
          </button>
        </div>
      )
    })
}
