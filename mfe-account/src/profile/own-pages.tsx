import { Trans } from '@lingui/react/macro'
import {
  bookmarksPath,
  myDataPath,
  mySearchesPath,
  notificationsPath,
  safetyPaths,
} from '@within-reach/shared-core'
import { Link } from '@within-reach/shared-core/react'
import { linksClass } from '../frame/frame'
import styles from './own-pages.module.css'

/** Links to the member's inquiries, to their saved searches, bookmarks and notifications, to the safety page, and to the page of their data. */
export const OwnPages = () => (
  <p className={`${linksClass} ${styles.pages}`}>
    <Link to={safetyPaths.myCases}>
      <Trans>My inquiries</Trans>
    </Link>
    <Link to={mySearchesPath}>
      <Trans>Saved searches</Trans>
    </Link>
    <Link to={bookmarksPath}>
      <Trans>Bookmarks</Trans>
    </Link>
    <Link to={notificationsPath}>
      <Trans>Notifications</Trans>
    </Link>
    <Link to={safetyPaths.safety}>
      <Trans>Safety</Trans>
    </Link>
    <Link to={myDataPath}>
      <Trans>My data</Trans>
    </Link>
  </p>
)
