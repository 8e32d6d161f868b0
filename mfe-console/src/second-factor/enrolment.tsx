import { Trans, useLingui } from '@lingui/react/macro'
import { passkeyOptions, secondFactor } from '@within-reach/contract'
import { useContractForm } from '@within-reach/shared-core/forms'
import { useCall } from '@within-reach/shared-core/react'
import { Button, Field, Input, Notice } from '@within-reach/shared-ui'
import { useState } from 'react'
import { RecoveryCodes } from './recovery-codes'
import { addPasskey, canUsePasskeys, type PasskeyOutcome } from './passkeys'
import styles from './second-factor.module.css'

/** Asks an operator without a passkey to add one, and shows the recovery codes. */
export function Enrolment() {
  // Only a site with https requires a passkey. Its pages are secure contexts.
  const { data } = useCall(secondFactor, window.isSecureContext ? {} : undefined, { fresh: true })
  const [adding, setAdding] = useState(false)
  /** The recovery codes to show. Undefined until a passkey was added. */
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes && codes.length > 0) return <RecoveryCodes codes={codes} onKept={() => setCodes([])} />
  if (codes || data?.passkeys.length !== 0) return null
  const { required } = data
  if (!canUsePasskeys()) return required ? <CannotAdd /> : null
  return (
    <Notice tone="caution">
      <p className={styles.text}>
        {required ? (
          <ReadOnly />
        ) : (
          <Trans>Your account operates this site with a password alone. Add a passkey.</Trans>
        )}
      </p>
      {adding ? (
        <PasskeyForm onAdded={setCodes} />
      ) : (
        <Button variant="secondary" onClick={() => setAdding(true)}>
          <Trans>Add a passkey</Trans>
        </Button>
      )}
    </Notice>
  )
}

const ReadOnly = () => (
  <Trans>You can look at everything here, but change nothing until you have a passkey.</Trans>
)

/** For a browser without passkeys, or an address without a host name. */
const CannotAdd = () => (
  <Notice tone="caution">
    <p className={styles.text}>
      <ReadOnly />
    </p>
    <p className={styles.text}>
      <Trans>
        This browser cannot add a passkey here. Open the console in another browser, at the site's host name.
      </Trans>
    </p>
  </Notice>
)

function PasskeyForm({ onAdded }: { readonly onAdded: (codes: readonly string[]) => void }) {
  const { t } = useLingui()
  const [trouble, setTrouble] = useState<PasskeyOutcome<unknown>['kind']>()
  const { register, errorOf, ready, busy, onSubmit } = useContractForm<{ password: string }>({
    fields: { password: passkeyOptions.request.entries.password },
    defaults: { password: '' },
    submit: async ({ password }) => {
      const outcome = await addPasskey(password)
      setTrouble(outcome.kind)
      if (outcome.kind === 'done') onAdded(outcome.data)
    },
  })
  return (
    <form className={styles.adding} noValidate onSubmit={onSubmit}>
      <Field
        label={t`Your password`}
        error={
          errorOf('password') ?? (trouble === 'wrong-password' ? t`This is not your password.` : undefined)
        }
      >
        <Input type="password" autoComplete="current-password" {...register('password')} />
      </Field>
      {(trouble === 'refused' || trouble === 'failed') && (
        <Notice tone="error">
          <Trans>No passkey was added. Try again.</Trans>
        </Notice>
      )}
      <Button type="submit" ready={ready} busy={busy} wide>
        <Trans>Add a passkey</Trans>
      </Button>
    </form>
  )
}
