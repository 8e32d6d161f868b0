import { Trans, useLingui } from '@lingui/react/macro'
import {
  type AnyOutcome,
  changeStaff,
  limits,
  myRoles,
  staff,
  type StaffRole,
  staffRoles,
} from '@within-reach/contract'
import { useContractForm } from '@within-reach/shared-core/forms'
import { invalidate } from '@within-reach/shared-core/react'
import { Button, Card, Field, Input, Notice, RadioGroup } from '@within-reach/shared-ui'
import { useDesk } from '../desk-context'
import { useSending } from '../sending/use-sending'
import styles from './staff.module.css'
import { useRoleName } from './use-role-name'

interface GrantValues {
  readonly email: string
  readonly role: StaffRole
}

/** Grants a role to a member. */
export function GrantForm() {
  const { t } = useLingui()
  const roleName = useRoleName()
  const { confirm } = useDesk()
  const sending = useSending(({ kind }: AnyOutcome) =>
    kind === 'unknownEmail' ? t`No member has this email. They must sign up first.` : undefined,
  )
  const { register, errorOf, ready, busy, onSubmit } = useContractForm<GrantValues>({
    fields: { email: changeStaff.request.entries.email, role: changeStaff.request.entries.role },
    defaults: { email: '', role: 'moderator' },
    submit: async ({ email, role }, { reset }) => {
      const outcome = await sending.send(changeStaff, { email, role, granted: 'yes' })
      if (outcome?.kind !== 'ok') return
      reset()
      const name = roleName(role)
      const member = outcome.data.email
      confirm(t`${member} is now ${name}.`)
      await invalidate(staff, myRoles)
    },
  })
  return (
    <Card>
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        <h2>
          <Trans>Grant a role</Trans>
        </h2>
        <Field label={t`Email of the member`} required error={errorOf('email')}>
          <Input
            type="email"
            inputMode="email"
            autoComplete="off"
            maxLength={limits.email}
            {...register('email')}
          />
        </Field>
        <RadioGroup
          legend={t`Role`}
          options={staffRoles.map((role) => ({ value: role, label: roleName(role) }))}
          {...register('role')}
        />
        {sending.failure && <Notice tone="error">{sending.failure}</Notice>}
        <div>
          <Button type="submit" ready={ready} busy={busy}>
            <Trans>Grant</Trans>
          </Button>
        </div>
      </form>
    </Card>
  )
}
