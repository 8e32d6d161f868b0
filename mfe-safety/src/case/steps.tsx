import { Trans, useLingui } from '@lingui/react/macro'
import { type CaseEntry, type CaseState, caseStates } from '@within-reach/contract'
import { CheckIcon, classNames } from '@within-reach/shared-ui'
import { stateTexts } from '../names/cases'
import styles from './steps.module.css'

export interface StepsProps {
  readonly state: CaseState
  readonly entries: readonly CaseEntry[]
}

/** The states of a case as steps. A case can be closed at any of them. */
export function Steps({ state, entries }: StepsProps) {
  const { t } = useLingui()
  const current = caseStates.indexOf(state)
  const reached = new Set<CaseState>(['received', ...entries.flatMap((entry) => entry.state ?? [])])
  const isDone = (step: CaseState, at: number) =>
    at < current && (state === 'closed' ? reached.has(step) : true)
  return (
    <section aria-label={t`How far it is`}>
      <ol className={styles.steps}>
        {caseStates.map((step, at) => (
          <li
            key={step}
            className={classNames(styles.step, isDone(step, at) && styles.done)}
            aria-current={step === state ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden="true">
              {isDone(step, at) ? <CheckIcon size={16} /> : at + 1}
            </span>
            <span className={styles.name}>
              {t(stateTexts[step].name)}
              {isDone(step, at) && (
                <span className="wr-visually-hidden">
                  {' '}
                  <Trans>(done)</Trans>
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.meaning} role="status">
        {t(stateTexts[state].meaning)}
      </p>
    </section>
  )
}
