import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Failure, postDetail } from '@within-reach/contract'
import { boardPath } from '@within-reach/shared-core'
import { Link } from '@within-reach/shared-core/react'
import { buttonClass, EmptyState } from '@within-reach/shared-ui'
import { boards } from '../boards'
import styles from './one-post.module.css'

/** The title of the page where a post was. */
export const missingTitle = msg`This post is not there any more`

/** Whether a post is not there, rather than out of reach. An id that is no number is one that no post has. */
export const isMissing = (failure: Failure<typeof postDetail> | undefined): boolean =>
  failure?.kind === 'not-found' || failure?.kind === 'invalid'

/** Where a post was deleted, the boards are still there. */
export function MissingPost() {
  const { t } = useLingui()
  return (
    <>
      <h1 className={styles.title}>{t(missingTitle)}</h1>
      <EmptyState title={t`Its author may have deleted it, or the address is mistyped.`}>
        <div className={styles.waysOn}>
          {Object.values(boards).map(({ type, title }) => (
            <Link key={type} to={boardPath[type]} className={buttonClass({ variant: 'secondary' })}>
              {t(title)}
            </Link>
          ))}
        </div>
      </EmptyState>
    </>
  )
}
