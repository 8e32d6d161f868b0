import { Trans, useLingui } from '@lingui/react/macro'
import { paths } from '@within-reach/shared-core'
import { staff } from '@within-reach/contract'
import { Link, useCall } from '@within-reach/shared-core/react'
import { EmptyState } from '@within-reach/shared-ui'
import { Loaded } from '../loading/loaded'
import { GrantForm } from './grant-form'
import styles from './staff.module.css'
import { StaffList } from './staff-list'

/** Who has which role (/desk/staff). Operators with the right to grant change it. */
export function Component() {
  const { t } = useLingui()
  const read = useCall(staff, {})
  const needsFactor = read.failure?.kind === 'second-factor' || read.failure?.kind === 'passkey-missing'
  return (
    <>
      <header className={styles.head}>
        <h1>
          <Trans>Staff</Trans>
        </h1>
        <p>
          <Trans>
            Moderators decide about reports. Agents answer inquiries. Every change is kept in the history.
          </Trans>
        </p>
      </header>
      {needsFactor ? (
        <EmptyState title={t`Confirm that it is you`}>
          <p>
            <Trans>
              Roles can be changed after you used your passkey in the console. Then come back here.
            </Trans>
          </p>
          <Link to={paths.console}>
            <Trans>To the console</Trans>
          </Link>
        </EmptyState>
      ) : (
        <Loaded read={read} loading={t`Loading the staff`} notLoaded={t`The staff could not be loaded`}>
          {(members) => (
            <>
              <StaffList members={members} />
              <GrantForm />
            </>
          )}
        </Loaded>
      )}
    </>
  )
}
