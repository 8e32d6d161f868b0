import { useLingui } from '@lingui/react/macro'
import type { ModerationEvent } from '@within-reach/contract'
import { useRoleName } from '../staff/use-role-name'
import { useNames } from '../texts/use-names'

type Told = Pick<ModerationEvent, 'what' | 'action' | 'role' | 'author'>

/** @returns a function that says in a few words what a moderator did */
export function useEventText(): (event: Told) => string {
  const { t } = useLingui()
  const names = useNames()
  const roleName = useRoleName()
  return ({ what, action, role, author }) => {
    const done = action === null ? '' : names.done(action)
    switch (what) {
      case 'decided':
        return done === '' ? t`Decided` : done
      case 'reversed':
        return done === '' ? t`Reversed` : t`Reversed: ${done}`
      case 'merged':
        return t`Reviews merged`
      case 'appealed':
        return t`Appeal received`
      case 'appeal-upheld':
        return t`Appeal upheld`
      case 'appeal-dismissed':
        return t`Appeal dismissed`
      case 'staff': {
        if (!role) return t`Roles changed`
        const name = roleName(role.name)
        const nick = author ?? t`A former member`
        return role.granted ? t`${nick} is now ${name}` : t`${nick} is no longer ${name}`
      }
    }
  }
}
