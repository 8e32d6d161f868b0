import { useLingui } from '@lingui/react/macro'
import { myRoles, type StaffRole } from '@within-reach/contract'
import { redirects } from '@within-reach/shared-core'
import { Outlet, useCall, useLocation, useMember, useRedirect } from '@within-reach/shared-core/react'
import { useMemo } from 'react'
import { ShortcutsProvider } from '../keyboard/shortcuts'
import { Loaded } from '../loading/loaded'
import { RoleMissing } from '../loading/role-missing'
import { DeskContext } from '../desk-context'
import { DeskNavigation } from './desk-navigation'
import { mayOpen } from './desk-pages'
import styles from './frame.module.css'
import { UndoShortcut } from './undo-shortcut'
import { UndoToast } from './undo-toast'
import { useUndo } from './use-undo'

/** How often the roles are asked for, in milliseconds. The service checks them at each call. */
const interval = 60_000

/** The frame of every page of the desk: a login, the reader's roles, and the undo of a decision. */
export const Frame = () => (useRedirect(redirects.membersOnly) ? null : <RolesFirst />)

/** Nothing of a page is drawn before its reader's roles are known. */
function RolesFirst() {
  const { t } = useLingui()
  const read = useCall(myRoles, {}, { every: interval })
  return (
    <Loaded
      read={read}
      heading={t`Desk`}
      silent
      loading={t`Loading the desk`}
      notLoaded={t`We could not load the desk`}
    >
      {({ roles }) => <DeskFrame roles={roles} />}
    </Loaded>
  )
}

function DeskFrame({ roles }: { readonly roles: readonly StaffRole[] }) {
  const { pathname } = useLocation()
  const operator = useMember()?.operator === true
  const undo = useUndo()
  const { decided, confirm } = undo
  const desk = useMemo(() => ({ roles, decided, confirm }), [roles, decided, confirm])
  const reader = { roles, operator }
  const isStaff = roles.length > 0 || operator
  return (
    <DeskContext value={desk}>
      <ShortcutsProvider>
        <div className={styles.frame}>
          {isStaff && <DeskNavigation reader={reader} />}
          {mayOpen(pathname, reader) ? <Outlet /> : <RoleMissing />}
          {undo.done?.decided?.decision !== undefined && <UndoShortcut onUndo={() => void undo.undo()} />}
          <UndoToast {...undo} />
        </div>
      </ShortcutsProvider>
    </DeskContext>
  )
}
