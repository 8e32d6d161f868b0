import { Trans } from '@lingui/react/macro'
import { paths } from '@within-reach/shared-core'
import { Link } from '@within-reach/shared-core/react'
import styles from './loading.module.css'

/** The page for a member without the role that it needs. It says nothing about what is behind it. */
export function RoleMissing() {
  return (
    <div className={styles.missing}>
      <h1>
        <Trans>This page is for the site's staff</Trans>
      </h1>
      <p>
        <Trans>
          Your account has no role that opens it. If you lost the role by mistake, ask the person who grants
          it.
        </Trans>
      </p>
      <Link to={paths.home}>
        <Trans>To the home page</Trans>
      </Link>
    </div>
  )
}
