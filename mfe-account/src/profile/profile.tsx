import { Trans, useLingui } from '@lingui/react/macro'
import { getProfile, type Profile } from '@within-reach/contract'
import { loginPath, paths, send } from '@within-reach/shared-core'
import { useMember, useRemote } from '@within-reach/shared-core/react'
import { Dialog, Skeleton } from '@within-reach/shared-ui'
import { useCallback, useEffect, useState } from 'react'
import { formClass, Frame } from '../frame/frame'
import { ProfileForm } from './profile-form'
import { SignIns } from './sign-ins'

/** The profile page: loads what is stored, then lets the member change it. */
export function Component() {
  const { t } = useLingui()
  const { navigate } = useRemote()
  const loggedOut = useMember() === null
  const [profile, setProfile] = useState<Profile>()
  const [failed, setFailed] = useState(false)

  const load = useCallback(async () => {
    setFailed(false)
    const outcome = await send(getProfile, {})
    if (outcome.kind === 'ok') setProfile(outcome.data)
    else if (outcome.kind !== 'logged-out') setFailed(true)
  }, [])
  useEffect(() => {
    if (loggedOut) navigate(loginPath(paths.profile), { replace: true })
    else void load()
  }, [loggedOut, navigate, load])

  if (loggedOut) return null
  return (
    <Frame title={t`My profile`}>
      {profile ? (
        <>
          <ProfileForm profile={profile} />
          <SignIns />
        </>
      ) : (
        <div className={formClass} role="status" aria-label={t`Loading your profile`}>
          <Skeleton shape="row" lines={5} />
        </div>
      )}
      <Dialog
        open={failed}
        message={
          <p>
            <Trans>Error</Trans>
          </p>
        }
        closeLabel={t`Try again`}
        onClose={() => void load()}
      />
    </Frame>
  )
}
