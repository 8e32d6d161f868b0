import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type CaseFigures, caseFigures } from '@within-reach/contract'
import { useCall } from '@within-reach/shared-core/react'
import { Loaded } from '../loading/loaded'
import { useNames } from '../texts/use-names'
import { FigureTile } from './figure-tile'
import styles from './figures.module.css'

/** How often the figures are read again while they are visible, in milliseconds. */
const interval = 30_000

/** The figures of the agents' work: what is open, late or without an agent, and how quickly first answers come. */
export function Figures() {
  const { t } = useLingui()
  const read = useCall(caseFigures, {}, { every: interval })
  return (
    <section className={styles.section} aria-labelledby="figures">
      <h2 id="figures">
        <Trans>Figures</Trans>
      </h2>
      <Loaded read={read} loading={t`Loading the figures`} notLoaded={t`The figures could not be loaded`}>
        {(figures) => <Tiles figures={figures} />}
      </Loaded>
    </section>
  )
}

function Tiles({ figures }: { readonly figures: CaseFigures }) {
  const { t } = useLingui()
  const names = useNames()
  const { open, overdue, withoutAgent, firstAnswer, byState } = figures
  return (
    <>
      <dl className={styles.tiles}>
        <FigureTile label={t`Open`} value={open} />
        <FigureTile label={t`Overdue`} value={overdue} tone={overdue > 0 ? 'danger' : undefined} />
        <FigureTile
          label={t`Without an agent`}
          value={withoutAgent}
          tone={withoutAgent > 0 ? 'caution' : undefined}
        />
        <FigureTile
          label={t`First answer (median)`}
          value={firstAnswer === null ? '–' : <Hours hours={firstAnswer} />}
        />
      </dl>
      <dl className={styles.states}>
        {byState.map(({ state, count }) => (
          <div key={state}>
            <dt>{names.state(state)}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        <Trans>All open cases, however old. First answers and closed cases are of the last 30 days.</Trans>
      </p>
    </>
  )
}

/** A time in hours, in minutes if it is shorter than two hours. */
function Hours({ hours }: { readonly hours: number }) {
  const minutes = Math.round(hours * 60)
  if (minutes < 120) return <Plural value={minutes} one="# minute" other="# minutes" />
  return <Plural value={Math.round(hours)} one="# hour" other="# hours" />
}
