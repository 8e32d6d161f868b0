import { Trans, useLingui } from '@lingui/react/macro'
import { openidConnected, openidDisconnect } from '@within-reach/contract'
import { paths, send } from '@within-reach/shared-core'
import { Time, useCall, useLocation, useRemote } from '@within-reach/shared-core/react'
import { Button, Notice } from '@within-reach/shared-ui'
import { useRef, useState } from 'react'
import { hasArrived } from '../openid/arrived'
import { ConnectIdentity } from './connect-identity'
import styles from './email-change.module.css'
import { PartFailure } from './part-failure'
import sections from './sign-ins.module.css'

const headingId = 'provider'

/** The identity at the OpenID Connect provider with which the member logs in, if the site has a provider. */
export function ConnectedIdentity() {
  const { navigate, site } = useRemote()
  const provider = site.openid
  const { search } = useLocation()
  const { t } = useLingui()
  const read = useCall(openidConnected, provider === undefined ? undefined : {})
  const { data: identity, refetch } = read
  const [busy, setBusy] = useState(false)
  const [isFailed, setIsFailed] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  if (provider === undefined) return null
  // A provider may tell no email.
  const email = identity?.email || provider
  const disconnect = async (): Promise<void> => {
    setBusy(true)
    const { kind } = await send(openidDisconnect, {})
    setIsFailed(kind !== 'ok')
    setBusy(false)
    // The pressed button is about to be removed.
    if (kind === 'ok') heading.current?.focus()
    await refetch()
  }
  return (
    <section className={sections.section} aria-labelledby={headingId}>
      <h2 ref={heading} tabIndex={-1} className={sections.title} id={headingId}>
        {t`Login with ${provider}`}
      </h2>
      <PartFailure read={read} heading={heading} />
      {identity && (
        <>
          <p className={sections.lead}>
            <Trans>
              Connected to {email} since <Time iso={identity.since} style="day" />. You can log in with it
              instead of the password.
            </Trans>
          </p>
          <div className={styles.form}>
            {isFailed && (
              <Notice tone="error">
                <Trans>This did not work. Try again.</Trans>
              </Notice>
            )}
            <Button variant="secondary" wide busy={busy} onClick={() => void disconnect()}>
              <Trans>Disconnect</Trans>
            </Button>
          </div>
        </>
      )}
      {identity === null && (
        <ConnectIdentity
          provider={provider}
          isBack={hasArrived(search)}
          isConnected={async () => Boolean(await refetch())}
          onConnected={async () => {
            // The form is about to be removed.
            heading.current?.focus()
            await refetch()
            // The address says that the member came back. After a disconnection, that would be told as a failed try.
            navigate(`${paths.profile}#${headingId}`, { replace: true })
          }}
        />
      )}
    </section>
  )
}
