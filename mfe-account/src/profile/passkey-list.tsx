import { Trans, useLingui } from '@lingui/react/macro'
import type { OwnPasskey } from '@within-reach/contract'
import { Time } from '@within-reach/shared-core/react'
import { Button } from '@within-reach/shared-ui'
import styles from './sign-ins.module.css'

export interface PasskeyListProps {
  readonly passkeys: readonly OwnPasskey[]
  readonly onRemove: (passkey: OwnPasskey) => void
}

/** The passkeys of a member, each with a button to remove it. */
export function PasskeyList({ passkeys, onRemove }: PasskeyListProps) {
  const { t } = useLingui()
  if (passkeys.length === 0)
    return (
      <p className={styles.empty}>
        <Trans>You have none yet.</Trans>
      </p>
    )
  return (
    <ul className={styles.list}>
      {passkeys.map((passkey) => {
        const { id, name, since, used } = passkey
        return (
          <li className={styles.entry} key={id}>
            <div className={styles.client}>
              <div>{name}</div>
              <div className={styles.used}>
                <span>
                  <Trans>
                    Added <Time iso={since} style="day" />
                  </Trans>
                </span>
                <span>
                  {used === null ? (
                    <Trans>Never used</Trans>
                  ) : (
                    <>
                      <Trans>Last used</Trans> <Time iso={used} />
                    </>
                  )}
                </span>
              </div>
            </div>
            <Button variant="secondary" aria-label={t`Remove: ${name}`} onClick={() => onRemove(passkey)}>
              <Trans>Remove</Trans>
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
