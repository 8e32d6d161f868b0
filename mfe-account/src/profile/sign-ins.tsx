import { Trans, useLingui } from '@lingui/react/macro'
import { endSignIn, endSignIns, signIns } from '@within-reach/contract'
import { send } from '@within-reach/shared-core'
import { Time, updateOptimistically, useCall } from '@within-reach/shared-core/react'
import { Badge, Button, ChoiceDialog, Notice } from '@within-reach/shared-ui'
import { useRef, useState } from 'react'
import { PartFailure } from './part-failure'
import styles from './sign-ins.module.css'

/** The member's sign-ins, each with a button to end it. */
export function SignIns() {
  const { t } = useLingui()
  const read = useCall(signIns, {})
  const { data: list, refetch } = read
  const [notEnded, setNotEnded] = useState(false)
  const [asking, setAsking] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)

  const end = async (id: number) => {
    setNotEnded(false)
    const undo = await updateOptimistically(signIns, (answer) => ({
      ...answer,
      data: answer.data.filter((signIn) => signIn.id !== id),
    }))
    // The pressed button was removed.
    heading.current?.focus()
    const outcome = await send(endSignIn, { id }, { keepalive: true })
    // A sign-in that no longer exists has ended already.
    if (outcome.kind === 'ok' || outcome.kind === 'not-found') return refetch()
    undo()
    setNotEnded(true)
  }
  const endAll = async () => {
    setAsking(false)
    const outcome = await send(endSignIns, {})
    // The sign-in of this page ended as well. The shell logs out when the bearer is rejected.
    if (outcome.kind === 'ok') await refetch()
    else setNotEnded(true)
  }

  return (
    <section className={styles.section} aria-labelledby="sign-ins">
      <h2 ref={heading} tabIndex={-1} className={styles.title} id="sign-ins">
        <Trans>Where you are logged in</Trans>
      </h2>
      <p className={styles.lead}>
        <Trans>If you do not recognise one of these, log it out and change your password.</Trans>
      </p>
      {notEnded && (
        <Notice tone="error">
          <Trans>This did not work. Try again.</Trans>
        </Notice>
      )}
      <PartFailure read={read} heading={heading} />
      <ul className={styles.list}>
        {list?.map((signIn) => {
          const client = [signIn.browser, signIn.system].filter((part) => part !== null).join(' · ')
          const name = client === '' ? t`Unknown browser` : client
          return (
            <li className={styles.entry} key={signIn.id}>
              <div className={styles.client}>
                <div>{name}</div>
                <div className={styles.used}>
                  {signIn.current ? (
                    <Badge tone="accent">
                      <Trans>This browser</Trans>
                    </Badge>
                  ) : (
                    <span>
                      <Trans>Last used</Trans> <Time iso={signIn.used} />
                    </span>
                  )}
                </div>
              </div>
              {!signIn.current && (
                <Button
                  variant="secondary"
                  aria-label={t`Log out: ${name}`}
                  onClick={() => void end(signIn.id)}
                >
                  <Trans>Log out</Trans>
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      <Button variant="secondary" wide onClick={() => setAsking(true)}>
        <Trans>Log out everywhere</Trans>
      </Button>
      <ChoiceDialog
        open={asking}
        message={
          <p>
            <Trans>Log out everywhere, also in this browser?</Trans>
          </p>
        }
        onClose={() => setAsking(false)}
        actions={[
          { label: t`Cancel`, onClick: () => setAsking(false) },
          { label: t`Log out everywhere`, variant: 'primary', onClick: () => void endAll() },
        ]}
      />
    </section>
  )
}
