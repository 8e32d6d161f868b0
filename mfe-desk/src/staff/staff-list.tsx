import { Trans, useLingui } from '@lingui/react/macro'
import { changeStaff, type DataOf, myRoles, staff } from '@within-reach/contract'
import { invalidate, Time } from '@within-reach/shared-core/react'
import { Badge, Button, ConfirmDialog, EmptyState, Notice } from '@within-reach/shared-ui'
import { useState } from 'react'
import { useDesk } from '../desk-context'
import { useFocusAfterRemoval } from '../frame/use-focus-after-removal'
import { useSending } from '../sending/use-sending'
import styles from './staff.module.css'
import { useGranterName } from './use-granter-name'
import { useRoleName } from './use-role-name'

type StaffMember = DataOf<typeof staff>[number]

/** Every role with its member, who granted it and when, and the way to revoke it. */
export function StaffList({ members }: { readonly members: readonly StaffMember[] }) {
  const { t } = useLingui()
  const roleName = useRoleName()
  const granterName = useGranterName()
  const { confirm } = useDesk()
  const { busy, failure, send } = useSending()
  const [leaving, setLeaving] = useState<StaffMember>()
  const { target: list, expect } = useFocusAfterRemoval<HTMLDivElement>(members)
  const revoke = async ({ email, role, nick }: StaffMember) => {
    const outcome = await send(changeStaff, { email, role, granted: 'no' })
    setLeaving(undefined)
    if (outcome?.kind !== 'ok') return
    expect()
    const name = roleName(role)
    confirm(t`${nick} is no longer ${name}.`)
    await invalidate(staff, myRoles)
  }
  const leavingNick = leaving?.nick ?? ''
  const leavingRole = leaving ? roleName(leaving.role) : ''
  return (
    <>
      <div ref={list} tabIndex={-1}>
        {members.length === 0 ? (
          <EmptyState title={t`Nobody has a role yet`}>
            <p>
              <Trans>Reports and inquiries wait until somebody has one.</Trans>
            </p>
          </EmptyState>
        ) : (
          <ul className={styles.members}>
            {members.map((member) => {
              const { email, nick, role, at } = member
              const name = roleName(role)
              const who = granterName(member.who)
              return (
                <li key={`${email} ${role}`}>
                  <div className={styles.who}>
                    <strong>{nick}</strong> <Badge tone="accent">{name}</Badge>
                    <span className={styles.facts}>{email}</span>
                    <span className={styles.facts}>
                      <Trans>
                        granted by {who}, <Time iso={at} />
                      </Trans>
                    </span>
                  </div>
                  <Button
                    variant="secondary"
                    aria-label={t`Revoke the role ${name} of ${nick}`}
                    onClick={() => setLeaving(member)}
                  >
                    <Trans>Revoke</Trans>
                  </Button>
                </li>
              )
            })}
          </ul>
        )}
      </div>
      {failure && <Notice tone="error">{failure}</Notice>}
      <ConfirmDialog
        open={leaving !== undefined}
        message={
          <p>
            <Trans>
              Revoke the role {leavingRole} of {leavingNick}? The desk closes for them at once.
            </Trans>
          </p>
        }
        cancelLabel={t`Cancel`}
        confirmLabel={t`Revoke`}
        busy={busy}
        onCancel={() => setLeaving(undefined)}
        onConfirm={() => leaving && void revoke(leaving)}
      />
    </>
  )
}
