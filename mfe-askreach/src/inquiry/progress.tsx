import { Trans, useLingui } from '@lingui/react/macro'
import { CheckIcon, classNames } from '@within-reach/shared-ui'
import styles from './progress.module.css'

export interface Step {
  /** The id of the part. */
  readonly id: string
  readonly title: string
  readonly done: boolean
}

/** The progress of a long form, with a link to each of its parts. It stays visible while the form scrolls. */
export function Progress({ steps }: { readonly steps: readonly Step[] }) {
  const { t } = useLingui()
  const done = steps.filter((step) => step.done).length
  const count = steps.length
  return (
    <nav className={styles.progress} aria-label={t`Parts of this form`}>
      <ol className={styles.steps}>
        {steps.map((step, at) => (
          <li key={step.id} className={styles.place}>
            <button
              type="button"
              className={classNames(styles.step, step.done && styles.done)}
              onClick={() => goToPart(step.id)}
            >
              <span className={styles.mark}>{step.done ? <CheckIcon size={16} /> : at + 1}</span>
              <span className={styles.title}>{step.title}</span>
              {step.done && (
                <span className="wr-visually-hidden">
                  <Trans>(complete)</Trans>
                </span>
              )}
            </button>
          </li>
        ))}
      </ol>
      <p className="wr-visually-hidden" role="status">
        <Trans>
          {done} of {count} parts complete
        </Trans>
      </p>
    </nav>
  )
}

/** Focuses a part and scrolls to its start. The focus alone would leave its heading hidden behind the progress. */
function goToPart(id: string): void {
  const part = document.getElementById(id)
  part?.focus({ preventScroll: true })
  part?.scrollIntoView()
}
