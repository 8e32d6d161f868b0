import { useLingui } from '@lingui/react/macro'
import type { StaffRole } from '@within-reach/contract'

/** Names the roles in the current language. */
export function useRoleName(): (role: StaffRole) => string {
  const { t } = useLingui()
  return (role) => (role === 'moderator' ? t`Moderator` : t`Agent`)
}
