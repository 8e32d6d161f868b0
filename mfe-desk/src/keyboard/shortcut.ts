/** A key that does something on a page of the desk. */
export interface Shortcut {
  /** A letter, a digit or `?`, in lower case. */
  readonly key: string
  /** What it does, as a command. */
  readonly label: string
  run(): void
}

/** What a press must tell about itself. */
type Press = Pick<
  KeyboardEvent,
  'key' | 'code' | 'target' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented'
>

/**
 * The key of a press that may be a shortcut: not in a field, not with a modifier, and not while a dialog is open, whose keys are its
 * own.
 * @returns in lower case; undefined if the press belongs to something else
 */
export function shortcutKey(press: Press): string | undefined {
  const { key, code, target, ctrlKey, metaKey, altKey, defaultPrevented } = press
  if (defaultPrevented || ctrlKey || metaKey || altKey) return undefined
  if (!(target instanceof Element) || isField(target)) return undefined
  if (target.ownerDocument.querySelector('dialog[open]')) return undefined
  // A Korean keyboard reports Hangul, or no key at all, but the same position.
  const position = /^[\x20-\x7e]$/.test(key) ? undefined : /^Key([A-Z])$/.exec(code)?.[1]
  return (position ?? key).toLowerCase()
}

/** Whether a letter would be typed here, or choose an option. */
function isField(target: Element): boolean {
  const field = target.closest('input, textarea, select')
  if (field instanceof HTMLInputElement) return field.type !== 'radio' && field.type !== 'checkbox'
  return field !== null || (target instanceof HTMLElement && target.isContentEditable)
}
