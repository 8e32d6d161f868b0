import { Trans, useLingui } from '@lingui/react/macro'
import { type ReportReason, reportReasons } from '@within-reach/contract'
import { Badge, NextIcon, Spinner } from '@within-reach/shared-ui'
import { reasonTexts } from '../names/reasons'
import styles from './report.module.css'

export interface ReasonChoiceProps {
  /** The reason of an earlier report. */
  readonly chosen: ReportReason | undefined
  /** The reason whose button gets the focus when the choice is shown again. The pressed button was removed. */
  readonly focused: ReportReason | undefined
  /** The reason that is being sent. */
  readonly sending: ReportReason | undefined
  readonly onChoose: (reason: ReportReason) => void
}

const takeFocus = (button: HTMLButtonElement | null) => button?.focus()

/** The reasons as large buttons, each with a sentence. */
export function ReasonChoice({ chosen, focused, sending, onChoose }: ReasonChoiceProps) {
  const { t } = useLingui()
  return (
    <ul className={styles.reasons}>
      {reportReasons.map((reason) => (
        <li key={reason}>
          <button
            ref={reason === focused ? takeFocus : undefined}
            type="button"
            className={styles.reason}
            aria-busy={sending === reason || undefined}
            aria-current={chosen === reason || undefined}
            onClick={() => onChoose(reason)}
          >
            <span className={styles.copy}>
              <span className={styles.name}>
                {t(reasonTexts[reason].name)}{' '}
                {chosen === reason && (
                  <Badge tone="accent">
                    <Trans>Your reason</Trans>
                  </Badge>
                )}
              </span>
              <span className={styles.meaning}>{t(reasonTexts[reason].meaning)}</span>
            </span>
            {sending === reason ? <Spinner /> : <NextIcon />}
          </button>
        </li>
      ))}
    </ul>
  )
}
