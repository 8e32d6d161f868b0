import { Plural, Trans } from '@lingui/react/macro'
import { localNoon } from '@within-reach/contract'
import { useFormats } from '@within-reach/shared-core/react'
import { Badge } from '@within-reach/shared-ui'
import { useEffect, useState } from 'react'
import { dueDay } from '../texts/days'
import styles from './due.module.css'

const hour = 3_600_000

export interface DueProps {
  /** An instant as ISO 8601. */
  readonly at: string
  readonly overdue: boolean
}

/** When an answer is due: in hours if it is soon, otherwise the day. */
export function Due({ at, overdue }: DueProps) {
  const { day, full } = useFormats()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(ticking)
  }, [])
  const hours = Math.max(1, Math.ceil((new Date(at).getTime() - now) / hour))
  const date = day(localNoon(dueDay(at)))
  return (
    <time dateTime={at} title={full(at)} className={styles.due}>
      {overdue ? (
        <>
          <Badge tone="call">
            <Trans>Overdue</Trans>
          </Badge>{' '}
          <Trans>since {date}</Trans>
        </>
      ) : hours <= 48 ? (
        <Plural value={hours} one="Due in # hour" other="Due in # hours" />
      ) : (
        <Trans>Due {date}</Trans>
      )}
    </time>
  )
}
