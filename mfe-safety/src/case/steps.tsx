import { Trans, useLingui } from '@lingui/react/macro'
import { type CaseEntry, type CaseState, caseStates, type Region } from '@within-reach/contract'
import { useRegionName } from '@within-reach/shared-core/react'
import { CheckIcon, classNames } from '@within-reach/shared-ui'
import { stateTexts } from '../names/cases'
import styles from './steps.module.css'

export interface StepsProps {
  readonly state: CaseState
  readonly entries: readonly CaseEntry[]
  /** The closed region of an entry of the waiting list. */
  readonly waitsFor: Region | undefined
}

/** The states of a case as steps. A case can be closed at any of them. */
export function Steps({ state, entries, waitsFor }: StepsProps) {
  const { t } = useLingui()
  const regionName = useRegionName()
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
        {state === 'received' && waitsFor ? (
          <Waiting region={regionName(waitsFor, 'within')} />
        ) : (
          t(stateTexts[state].meaning)
        )}
      </p>
    </section>
  )
}

const Waiting = ({ region }: { readonly region: string }) => (
  <Trans>
    We have your inquiry. You are on the waiting list, because {region} was not open when you asked. You get a
    mail when an agent has news for you.
  </Trans>
)
