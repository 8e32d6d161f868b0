import { useLingui } from '@lingui/react/macro'
import { myReports, type Report, report, type ReportReason } from '@within-reach/contract'
import { reportPath, send } from '@within-reach/shared-core'
import { invalidate, Link } from '@within-reach/shared-core/react'
import { useState } from 'react'
import { type Failed, FailureNotice } from '../frame/failure-notice'
import { Focused } from '../frame/focused'
import { Frame } from '../frame/frame'
import type { About } from '../names/read-about'
import { Unreachable } from '../names/unreachable'
import { useIsGone } from '../names/use-is-gone'
import { EarlierReport } from './earlier-report'
import { ReasonChoice } from './reason-choice'
import styles from './report.module.css'
import { Thanks } from './thanks'
import { otherTargets, titles } from './titles'

export interface ReportOfProps {
  readonly about: About
  /** The member's earlier report of the same. */
  readonly earlier: Report | undefined
}

/** Choosing a reason sends the report. Own words can be added afterwards. */
export function ReportOf({ about, earlier }: ReportOfProps) {
  const { t } = useLingui()
  const { kind, id, target } = about
  const [first] = useState(earlier)
  const [sending, setSending] = useState<ReportReason>()
  const [sent, setSent] = useState<ReportReason>()
  const [replaced, setReplaced] = useState<ReportReason>()
  const [failure, setFailure] = useState<Failed>()
  const isGone = useIsGone(about)
  // Each report replaces the words of the last one, also before the list of reports is read again.
  const [added, setAdded] = useState<string>()
  // Undefined also if the earlier reports could not be read: then the service keeps the words that it has.
  const words = added ?? earlier?.words

  const choose = async (reason: ReportReason) => {
    if (sending) return
    setSending(reason)
    setFailure(undefined)
    const outcome = await send(report, { ...about, reason, words })
    setSending(undefined)
    if (outcome.kind !== 'ok') return setFailure(outcome)
    setSent(reason)
    void invalidate(myReports)
  }

  if (isGone) return <Unreachable title={t`Report`} kind={kind} isOwn={false} />
  if (failure?.kind === 'ownContent' || failure?.kind === 'not-found')
    return (
      <Focused>
        <Unreachable title={t`Report`} kind={kind} isOwn={failure.kind === 'ownContent'} />
      </Focused>
    )
  if (sent)
    return (
      <Thanks
        about={about}
        reason={sent}
        words={words ?? ''}
        onWords={setAdded}
        onChangeReason={() => {
          setReplaced(sent)
          setSent(undefined)
        }}
      />
    )
  return (
    <Frame
      title={t(titles[target][kind])}
      lead={t`Choose what is wrong. A moderator looks at it, and nobody learns who reported it.`}
    >
      {first && <EarlierReport report={first} />}
      <FailureNotice failure={failure} />
      <ReasonChoice
        chosen={earlier?.reason}
        focused={replaced}
        sending={sending}
        onChoose={(reason) => void choose(reason)}
      />
      <p className={styles.other}>
        <Link to={reportPath(kind, id, target === 'author' ? 'content' : 'author')} replace>
          {t(otherTargets[target][kind])}
        </Link>
      </p>
    </Frame>
  )
}
