import { Trans } from '@lingui/react/macro'
import { paths } from '@within-reach/shared-core'
import { Link } from '@within-reach/shared-core/react'
import styles from './my-data.module.css'

/** What the deletion of an account does, before it is asked for. */
export const WhatHappens = () => (
  <>
    <ul className={styles.list}>
      <li>
        <Trans>
          You are logged out everywhere at once. For 7 days everything stays as it is: log in before then, and
          you can keep the account.
        </Trans>
      </li>
      <li>
        <Trans>
          Then your profile, your side of all messages and your inquiries are deleted, also those that an
          agent still works on.
        </Trans>
      </li>
      <li>
        <Trans>Messages that others received from you stay with them, without your name.</Trans>
      </li>
      <li>
        <Trans>
          Reports about you and decisions of moderators are kept for up to a year, without your name. A limit
          or suspension has to end first.
        </Trans>
      </li>
    </ul>
    <p className={styles.text}>
      <Trans>
        Nobody can bring a deleted account back, but you can sign up again.{' '}
        <Link to={paths.privacy}>The privacy policy</Link> says what is kept, and for how long.
      </Trans>
    </p>
  </>
)
