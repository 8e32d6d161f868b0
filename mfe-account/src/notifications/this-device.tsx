import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Notice } from '@within-reach/shared-ui'
import { useEffect, useRef, useState } from 'react'
import { FailureNotice } from '../frame/failure-notice'
import styles from './notifications.module.css'
import { type DeviceFailure, type DeviceStatus, type PushDevice, readDevice } from './push-device'

/** Turns notifications on this device on and off. Shown once it is known whether the browser and the site have them. */
export function ThisDevice() {
  const [device, setDevice] = useState<PushDevice>()
  const [status, setStatus] = useState<DeviceStatus>()
  const [failure, setFailure] = useState<DeviceFailure>()
  const [busy, setBusy] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    let isCurrent = true
    const show = (read: PushDevice | undefined): void => {
      if (!isCurrent) return
      setDevice(read)
      setStatus(read?.status)
    }
    readDevice().then(show, () => show(undefined))
    return () => void (isCurrent = false)
  }, [])

  if (!device || status === undefined) return null
  const change = async (work: () => Promise<DeviceStatus | DeviceFailure>): Promise<void> => {
    setBusy(true)
    setFailure(undefined)
    const result = await work().catch(() => ({ kind: 'failed' }))
    setBusy(false)
    if (typeof result !== 'string') return setFailure(result)
    // The pressed button is about to be removed.
    if (result === 'blocked') heading.current?.focus()
    setStatus(result)
  }
  return (
    <section className={styles.device} aria-labelledby="this-device">
      <h2 ref={heading} tabIndex={-1} className={styles.title} id="this-device">
        <Trans>On this device</Trans>
      </h2>
      <p className={styles.lead}>
        <Trans>
          Notifications about new messages and comments, also while this site is closed. The hours without
          mails hold for them too.
        </Trans>
      </p>
      <Status status={status} />
      <Failure failure={failure} />
      {(status === 'on' || status === 'off') && (
        <Button
          variant="secondary"
          busy={busy}
          onClick={() => void change(status === 'on' ? device.turnOff : device.turnOn)}
        >
          {status === 'on' ? <Trans>Turn off notifications</Trans> : <Trans>Turn on notifications</Trans>}
        </Button>
      )}
    </section>
  )
}

function Status({ status }: { readonly status: DeviceStatus }) {
  switch (status) {
    case 'unsupported':
      return (
        <Notice tone="info">
          <Trans>
            This browser cannot show notifications. On an iPhone or iPad, add this site to the home screen
            first.
          </Trans>
        </Notice>
      )
    case 'blocked':
      return (
        <Notice tone="info">
          <Trans>
            Your browser blocks notifications of this site. Allow them in its settings, and load this page
            again.
          </Trans>
        </Notice>
      )
    case 'on':
      return (
        <Notice tone="success">
          <Trans>Notifications are on.</Trans>
        </Notice>
      )
    case 'off':
      return null
  }
}

function Failure({ failure }: { readonly failure: DeviceFailure | undefined }) {
  const { t } = useLingui()
  if (failure?.kind === 'no-service')
    return (
      <Notice tone="error">{t`The push service of your browser did not answer. Try again later.`}</Notice>
    )
  return <FailureNotice failure={failure} />
}
