/** An element that takes input. */
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isToggle = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)

const isFilePicker = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === 'file'

/** Whether a field differs from its initial value. */
export function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return field.selectedIndex !== initialIndex(field)
  return isToggle(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
}

function initialIndex({ options }: HTMLSelectElement): number {
  const selected = [...options].findIndex(({ defaultSelected }) => defaultSelected)
  return Math.max(0, selected)
}

/**
 * Sets a field so that React notices. React ignores a value that its own setter sets, and notices a check box only by
 * a click.
 */
export function copyInto(to: Field, from: Field): void {
  if (isToggle(from) && isToggle(to)) {
    if (from.checked !== to.checked) to.click()
    return
  }
  if (isFilePicker(from) && isFilePicker(to)) {
    // Its value cannot be set, its files can.
    to.files = from.files
    to.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to) as object, 'value')?.set
  setter?.call(to, bothTexts(to, from))
  to.dispatchEvent(new Event(to instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

/**
 * The text of a field. A kept draft that was restored meanwhile stays, and what was typed without seeing it follows. In a field for one
 * value, such as an address or an amount, both would be none: there the last one holds, as after typing over the draft.
 */
function bothTexts(to: Field, from: Field): string {
  const [restored, typed] = [to.value, from.value]
  if (from instanceof HTMLSelectElement || restored === from.defaultValue) return typed
  if (typed.includes(restored)) return typed
  if (restored.includes(typed)) return restored
  if (to instanceof HTMLTextAreaElement) return `${restored}\n${typed}`
  // Browsers complete the other lines, or show a keyboard for them.
  // oxlint-disable-next-line lingui/no-unlocalized-strings -- a selector
  const isAnyText = to.matches('input:is([type=text], :not([type])):not([inputmode], [autocomplete])')
  return isAnyText ? `${restored} ${typed}` : typed
}

/** Moves the focus and the text selection from one element to a similar one. */
export function moveFocus(to: HTMLElement, from: Element): void {
  to.focus({ preventScroll: true })
  const isText = from instanceof HTMLInputElement || from instanceof HTMLTextAreaElement
  // Some types of input, such as email, have no selection.
  if (!isText || from.selectionStart === null) return
  const now = to as HTMLInputElement
  const before = now.value.endsWith(from.value) ? now.value.length - from.value.length : 0
  now.setSelectionRange(before + from.selectionStart, before + (from.selectionEnd ?? 0))
}
