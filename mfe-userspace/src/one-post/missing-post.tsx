import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { boardPath } from '@within-reach/shared-core'
import { Link } from '@within-reach/shared-core/react'
import { buttonClass, EmptyState } from '@within-reach/shared-ui'
import { boards } from '../boards'
import styles from './one-post.module.css'

/** The title of the page where a post was. */
export const missingTitle = msg`This post is not there any more`

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
