import { useLingui } from '@lingui/react/macro'
import type { ModerationEvent } from '@within-reach/contract'
import { useNames } from '../texts/use-names'

/** @returns a function that says in a few words what a moderator did */
export function useEventText(): (event: Pick<ModerationEvent, 'what' | 'action'>) => string {
  const { t } = useLingui()
  const names = useNames()
  return ({ what, action }) => {
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
      case 'staff':
        return t`Roles changed`
    }
  }
}
