import { Key } from './key'
import { useShortcutsContext } from './shortcuts'

/** The key of a control beside its name. Hidden from screen readers, whose users find all keys in the panel. */
export function KeyHint({ children }: { readonly children: string }) {
  const { enabled } = useShortcutsContext()
  return enabled ? (
    <span aria-hidden="true">
      <Key>{children}</Key>
    </span>
  ) : null
}
