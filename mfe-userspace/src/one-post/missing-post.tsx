import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Failure, postDetail } from '@within-reach/contract'
import { boardPath } from '@within-reach/shared-core'
import { Link } from '@within-reach/shared-core/react'
import { buttonClass, EmptyState } from '@within-reach/shared-ui'
import { boards } from '../boards'
import styles from './one-post.module.css'

/** The title of the page of a missing post. */
export const missingTitle = msg`This post no longer exists`

/**
 * Whether a post does not exist, rather than failed to load. An id that is not a number is invalid, and belongs to no
 * post.
 */
export const isMissing = (failure: Failure<typeof postDetail> | undefined): boolean =>
  failure?.kind === 'not-found' || failure?.kind === 'invalid'

/** The page of a missing post, with links to the boards. */
export function MissingPost() {
  const { t } = useLingui()
  return (
    <>
      <h1 className={styles.title}>{t(missingTitle)}</h1>
      <EmptyState title={t`Its author may have deleted it, or the address may be wrong.`}>
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
