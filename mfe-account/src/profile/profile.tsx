import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { getProfile } from '@within-reach/contract'
import { redirects } from '@within-reach/shared-core'
import { useCall, useRedirect } from '@within-reach/shared-core/react'
import { EmptyState, Skeleton } from '@within-reach/shared-ui'
import { useRef, useState } from 'react'
import { referenceOf } from '../frame/failure-text'
import { formClass, Frame } from '../frame/frame'
import { Popup } from '../frame/popup'
import { TryAgain } from '../frame/try-again'
import { ConnectedIdentity } from './connected-identity'
import { EmailChange } from './email-change'
import { Organisation } from './organisation'
import { OwnPages } from './own-pages'
import { Passkeys } from './passkeys'
import { ProfileForm } from './profile-form'
import { SignIns } from './sign-ins'

/** The profile page: loads the stored profile, then lets the member change it. */
export function Component() {
  const { t } = useLingui()
  const [dismissed, setDismissed] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const loggedOut = useRedirect(redirects.membersOnly)
  const {
    data: profile,
    status,
    failure,
    refetch,
  } = useCall(getProfile, loggedOut ? undefined : {}, { fresh: true })

  if (loggedOut) return null
  const isFailed = status === 'error' && failure !== undefined && failure.kind !== 'logged-out'
  const isOffline = failure?.kind === 'offline'
  return (
    <Frame title={t`My profile`} heading={heading}>
      {profile ? (
        <>
          <ProfileForm profile={profile} />
          <EmailChange />
          <Passkeys />
          <ConnectedIdentity />
          <Organisation />
          <OwnPages />
          <SignIns />
        </>
      ) : isFailed ? (
        <EmptyState title={isOffline ? t`You are offline` : t`Your profile could not be loaded`}>
          {isOffline && (
            <p>
              <Trans>Your profile needs a connection.</Trans>
            </p>
          )}
          <TryAgain refetch={refetch} heading={heading} />
        </EmptyState>
      ) : (
        <div className={formClass} role="status" aria-label={t`Loading your profile`}>
          <Skeleton shape="row" lines={5} />
        </div>
      )}
      <Popup
        text={
          isFailed && !isOffline && !dismissed
            ? { ...msg`Error`, reference: referenceOf(failure) }
            : undefined
        }
        onClose={() => setDismissed(true)}
      />
    </Frame>
  )
}
