import { Key } from './key'
import styles from './keyboard.module.css'
import { useShortcutsContext } from './shortcuts'

/** The key of a control beside its name. Hidden from screen readers, whose users find all keys in the panel, and on touch screens. */
export function KeyHint({ children }: { readonly children: string }) {
  const { enabled } = useShortcutsContext()
  return enabled ? (
    <span aria-hidden="true" className={styles.hint}>
      <Key>{children}</Key>
    </span>
  ) : null
}
