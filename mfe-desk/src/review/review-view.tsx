import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Review } from '@within-reach/contract'
import { Link, Time, usePageTitle, useRemote } from '@within-reach/shared-core/react'
import { Badge } from '@within-reach/shared-ui'
import { useEffect, useRef } from 'react'
import { addresses } from '../addresses'
import { useShortcuts } from '../keyboard/shortcuts'
import { Reasons } from '../queue/reasons'
import { Subject } from '../queue/subject'
import { Categories } from './categories'
import { DecisionForm } from './decision-form'
import { Decisions } from './decisions'
import { Earlier } from './earlier'
import { MemberPart } from './member-part'
import { PapersLink } from './papers-link'
import { Reported } from './reported'
import { Reports } from './reports'
import styles from './review.module.css'
import { Similar } from './similar'
import { ReviewThread } from './review-thread'
import type { Queue } from './use-queue'

export interface ReviewViewProps {
  readonly one: Review
  readonly queue: Queue
  /** Called when the review is no longer as it is shown. */
  readonly onStale: () => void
}

/** One review with everything that a decision needs, on one page. */
export function ReviewView({ one, queue, onStale }: ReviewViewProps) {
  const { t } = useLingui()
  const { navigate } = useRemote()
  const { author, reasons, source, state, ca, review_idx: idx } = one
  const heading = useRef<HTMLHeadingElement>(null)
  usePageTitle(t`Review of ${author}`)
  // The next review is the same page, so the shell leaves the focus where it was. A decision removes the form that had it.
  useEffect(() => heading.current?.focus(), [idx, state])
  useShortcuts([
    { key: 'j', label: t`Next review`, run: () => queue.step(1) },
    { key: 'k', label: t`Previous review`, run: () => queue.step(-1) },
    { key: 'q', label: t`Back to the queue`, run: () => navigate(addresses.overview) },
  ])
  return (
    <>
      <header className={styles.head}>
        <div className={styles.marks}>
          <Badge>
            <Subject of={one} />
          </Badge>
          <Reasons reasons={reasons} />
          {source === 'rules' && <Badge tone="accent">{t`Found by the rules`}</Badge>}
          {state === 'closed' && <Badge>{t`Decided`}</Badge>}
        </div>
        <h1 ref={heading} tabIndex={-1}>
          <Trans>Review of {author}</Trans>
        </h1>
        <p className={styles.facts}>
          <Trans>
            opened <Time iso={ca} />
          </Trans>
          {' · '}
          <Link to={addresses.overview}>
            {!queue.waiting ? (
              <Trans>To the queue</Trans>
            ) : (
              <Plural value={queue.waiting} one="# more waits" other="# more wait" />
            )}
          </Link>
          <PapersLink one={one} />
        </p>
      </header>
      <div className={styles.columns}>
        <Reported one={one} />
        <div className={styles.side}>
          {state === 'open' ? (
            <DecisionForm one={one} queue={queue} onStale={onStale} />
          ) : (
            <Decisions decisions={one.decisions} onReversed={onStale} />
          )}
          <Reports reports={one.reports} />
          <Categories categories={one.categories} />
          <MemberPart member={one.member} />
          <Earlier one={one} />
        </div>
        <div className={styles.context}>
          <ReviewThread one={one} />
          <Similar texts={one.similar} />
        </div>
      </div>
    </>
  )
}
