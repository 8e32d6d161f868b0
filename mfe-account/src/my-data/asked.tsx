import { Trans, useLingui } from '@lingui/react/macro'
import { loginPath, myDataPath, paths } from '@within-reach/shared-core'
import { Link, Time } from '@within-reach/shared-core/react'
import { buttonClass, Notice } from '@within-reach/shared-ui'
import { useEffect, useRef } from 'react'
import { Frame, linksClass } from '../frame/frame'
import styles from './my-data.module.css'

/** After the request: until when the member can change their mind, and how. */
export function Asked({ due }: { readonly due: string }) {
  const { t } = useLingui()
  const done = useRef<HTMLDivElement>(null)
  // The form was removed.
  useEffect(() => done.current?.focus(), [])
  return (
    <Frame title={t`My data`}>
      <div ref={done} tabIndex={-1} className={styles.first}>
        <Notice tone="success">
          <Trans>
            Your account will be deleted on <Time iso={due} style="day" />. You are logged out everywhere, and
            a mail about it is on its way.
          </Trans>
        </Notice>
      </div>
      <p className={styles.text}>
        <Trans>If you change your mind, log in before that day and press “Keep my account”.</Trans>
      </p>
      <p className={linksClass}>
        <Link to={paths.home} className={buttonClass({ variant: 'secondary' })}>
          <Trans>Go home</Trans>
        </Link>
        <Link to={loginPath(myDataPath)}>
          <Trans>Log-in</Trans>
        </Link>
      </p>
    </Frame>
  )
}
