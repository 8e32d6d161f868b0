import { Trans } from '@lingui/react/macro'
import { Notice } from '@within-reach/shared-ui'
import { DifferenceList } from '../texts/difference-list'
import { useClock } from '../registry/use-clock'
import { useNames } from '../texts/names'
import { useDifferences } from '../texts/use-differences'
import styles from './change-panel.module.css'
import type { Conflict } from './use-change-form'

export interface ConflictNoticeProps {
  readonly remote: string
  readonly conflict: Conflict
}

/** Shows both sides of a conflict. The typed values stay, and can be sent on top of the current state. */
export function ConflictNotice({ remote, conflict: { was, now } }: ConflictNoticeProps) {
  const names = useNames()
  const differencesOf = useDifferences()
  const time = useClock()
  const liveIn = (status: typeof was) => status.remotes.find(({ name }) => name === remote)?.live
  const decided = was.revision
  const latest = now.revision
  const title = names.remote(remote)
  const differences = differencesOf(liveIn(was), liveIn(now), time)
  return (
    <Notice tone="caution">
      <div className={styles.sides}>
        <p>
          <Trans>
            Nothing was changed. You decided at revision {decided}, but somebody else has made revision{' '}
            {latest} since then. What you typed is still here.
          </Trans>
        </p>
        {differences.length > 0 ? (
          <>
            <p>
              <Trans>What is different for {title}:</Trans>
            </p>
            <DifferenceList differences={differences} />
          </>
        ) : (
          <p>
            <Trans>Nothing is different for {title}.</Trans>
          </p>
        )}
        <p>
          <Trans>Press again to make your change to what is live now, or cancel.</Trans>
        </p>
      </div>
    </Notice>
  )
}
