import { Trans, useLingui } from '@lingui/react/macro'
import { LoadFailure, type LoadFailureProps } from '../load-failure'
import styles from './one-post.module.css'

/** The page of a post that could not be loaded. */
export function PostFailure(props: Omit<LoadFailureProps, 'title'>) {
  const { t } = useLingui()
  return (
    <>
      <h1 className={styles.title}>
        <Trans>This post could not be loaded</Trans>
      </h1>
      <LoadFailure title={t`The connection or our service is not available at the moment.`} {...props} />
    </>
  )
}
