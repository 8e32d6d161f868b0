import { useLingui } from '@lingui/react/macro'
import { useShortcuts } from '../keyboard/shortcuts'

/** The key that reverses the last decision, while it is offered. */
export function UndoShortcut({ onUndo }: { readonly onUndo: () => void }) {
  const { t } = useLingui()
  useShortcuts([{ key: 'u', label: t`Undo the last decision`, run: onUndo }])
  return null
}
