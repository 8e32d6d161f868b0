import { Trans, useLingui } from '@lingui/react/macro'
import { ownPasskeys, type OwnPasskey, removeOwnPasskey } from '@within-reach/contract'
import { send } from '@within-reach/shared-core'
import { useCall, useMember } from '@within-reach/shared-core/react'
import { Button, ConfirmDialog, Notice } from '@within-reach/shared-ui'
import { useEffect, useRef, useState } from 'react'
import { canUsePasskeys } from '../passkeys/can-use-passkeys'
import styles from './email-change.module.css'
import { PartFailure } from './part-failure'
import { PasskeyForm } from './passkey-form'
import { PasskeyList } from './passkey-list'
import sections from './sign-ins.module.css'

/** What the section shows below the list. */
type Step =
  | { readonly at: 'closed' }
  | { readonly at: 'adding' }
  | { readonly at: 'added'; readonly name: string }

/** The member's passkeys, with which they log in instead of the password. */
export function Passkeys() {
  const { t } = useLingui()
  const isOperator = useMember()?.operator === true
  const read = useCall(ownPasskeys, {})
  const { data: list, refetch } = read
  const [step, setStep] = useState<Step>()
  const [asked, setAsked] = useState<OwnPasskey>()
  const [removing, setRemoving] = useState(false)
  const [notRemoved, setNotRemoved] = useState(false)
  const section = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // What had the focus was removed. Each step is a new object, so this also runs for the second removal in a row.
  useEffect(() => {
    if (!step) return
    const next = section.current?.querySelector<HTMLElement>('input, div[tabindex="-1"], [data-open]')
    const target = next ?? heading.current
    target?.focus()
  }, [step])

  const remove = async ({ id }: OwnPasskey) => {
    setNotRemoved(false)
    setRemoving(true)
    const { kind } = await send(removeOwnPasskey, { id })
    setRemoving(false)
    setAsked(undefined)
    setStep({ at: 'closed' })
    if (kind === 'ok' || kind === 'not-found') await refetch()
    else setNotRemoved(true)
  }
  const added = step?.at === 'added' ? step.name : undefined
  const name = asked?.name ?? ''
  return (
    <section ref={section} className={sections.section} aria-labelledby="passkeys">
      <h2 ref={heading} tabIndex={-1} className={sections.title} id="passkeys">
        <Trans>Passkeys</Trans>
      </h2>
      <p className={sections.lead}>
        {isOperator ? (
          <Trans>Operators of the site log in with their password.</Trans>
        ) : (
          <Trans>
            Log in with your fingerprint, your face or the PIN of your device, instead of your password.
          </Trans>
        )}
      </p>
      {notRemoved && (
        <div className={styles.open}>
          <Notice tone="error">
            <Trans>This did not work. Try again.</Trans>
          </Notice>
        </div>
      )}
      {added !== undefined && (
        <div tabIndex={-1} className={styles.open}>
          <Notice tone="success">
            <Trans>“{added}” is added. You can log in with it from now on.</Trans>
          </Notice>
        </div>
      )}
      <PartFailure read={read} heading={heading} />
      {list && <PasskeyList passkeys={list} onRemove={setAsked} />}
      {step?.at === 'adding' ? (
        <PasskeyForm
          hasPasskey={list !== undefined && list.length > 0}
          onAdded={async (by) => {
            const before = list?.map(({ id }) => id) ?? []
            const now = await refetch()
            // The service numbers a name that another passkey has.
            const newest = now?.find(({ id }) => !before.includes(id))
            setStep({ at: 'added', name: newest?.name ?? by })
          }}
          onKnown={() => void refetch()}
          onCancel={() => setStep({ at: 'closed' })}
        />
      ) : (
        !isOperator && <Opening onOpen={() => setStep({ at: 'adding' })} />
      )}
      <ConfirmDialog
        open={asked !== undefined}
        message={
          <p>
            <Trans>Remove the passkey “{name}”? You can no longer log in with it.</Trans>
          </p>
        }
        cancelLabel={t`Cancel`}
        confirmLabel={t`Remove`}
        busy={removing}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => asked && void remove(asked)}
      />
    </section>
  )
}

const Opening = ({ onOpen }: { readonly onOpen: () => void }) =>
  canUsePasskeys() ? (
    <div className={styles.open}>
      <Button variant="secondary" data-open wide onClick={onOpen}>
        <Trans>Add a passkey</Trans>
      </Button>
    </div>
  ) : (
    <p className={sections.lead}>
      <Trans>This browser cannot add a passkey here.</Trans>
    </p>
  )
