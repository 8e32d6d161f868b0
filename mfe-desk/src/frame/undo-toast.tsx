import { useLingui } from '@lingui/react/macro'
import { useRemote } from '@within-reach/shared-core/react'
import { Toast } from '@within-reach/shared-ui'
import { reviewAddress } from '../addresses'
import type { Undo } from './use-undo'

/** Confirms a decision and offers to reverse it. Stays until it is reversed or dismissed. */
export function UndoToast({ done, undo, dismiss }: Pick<Undo, 'done' | 'undo' | 'dismiss'>) {
  const { t } = useLingui()
  const { navigate } = useRemote()
  const close = { label: t`Dismiss`, onClick: dismiss }
  const { text = '', decided, review } = done ?? {}
  const actions = []
  if (decided?.decision !== undefined) actions.push({ label: t`Undo`, onClick: () => void undo() })
  else if (review !== undefined)
    actions.push({ label: t`Show the review`, onClick: () => navigate(reviewAddress(review)) })
  return (
    <Toast
      message={text}
      actions={actions.length > 0 ? [...actions, close] : undefined}
      onDismiss={dismiss}
    />
  )
}
