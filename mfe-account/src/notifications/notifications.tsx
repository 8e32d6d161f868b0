import { Trans, useLingui } from '@lingui/react/macro'
import { notificationSettings } from '@within-reach/contract'
import { mySearchesPath, redirects } from '@within-reach/shared-core'
import { Link, useCall, useRedirect } from '@within-reach/shared-core/react'
import { EmptyState, Skeleton } from '@within-reach/shared-ui'
import { useRef } from 'react'
import { formClass, Frame } from '../frame/frame'
import { TryAgain } from '../frame/try-again'
import styles from './notifications.module.css'
import { SettingsForm } from './settings-form'
import { ThisDevice } from './this-device'

/** The page on which a member chooses about what mails come and when, and notifications on this device (/notifications). */
export function Component() {
  const { t } = useLingui()
  const heading = useRef<HTMLHeadingElement>(null)
  const isLeaving = useRedirect(redirects.membersOnly)
  const { data, status, failure, refetch } = useCall(notificationSettings, isLeaving ? undefined : {}, {
    fresh: true,
  })
  if (isLeaving) return null
  return (
    <Frame
      title={t`Notifications`}
      lead={t`About what Within Reach writes to you by mail, and when.`}
      heading={heading}
    >
      {data && <SettingsForm settings={data} />}
      {status === 'pending' && (
        <div className={formClass} role="status" aria-label={t`Loading`}>
          <Skeleton shape="row" lines={4} />
        </div>
      )}
      {status === 'error' && failure?.kind !== 'logged-out' && (
        <EmptyState title={t`Your choice could not be loaded`}>
          <TryAgain refetch={refetch} heading={heading} />
        </EmptyState>
      )}
      {/* The form is longer than its skeleton. */}
      {status !== 'pending' && (
        <>
          <p className={styles.others}>
            <Trans>
              Mails about new posts belong to your searches: choose them under{' '}
              <Link to={mySearchesPath}>Saved searches</Link>.
            </Trans>
          </p>
          {/* Last: it is shown once the browser has answered. */}
          <ThisDevice />
        </>
      )}
    </Frame>
  )
}
