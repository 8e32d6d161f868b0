/** What a person types or chooses in. */
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isToggle = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)

/** Whether a field is not as the page began with it. */
export function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return field.selectedIndex !== chosenAtFirst(field)
  return isToggle(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
}

function chosenAtFirst({ options }: HTMLSelectElement): number {
  const told = [...options].findIndex(({ defaultSelected }) => defaultSelected)
  return Math.max(0, told)
}

/** Sets a field of React as if a person did: it hears of a value that was set past its own setter, and of a box by a click. */
export function copyInto(to: Field, from: Field): void {
  if (isToggle(from) && isToggle(to)) {
    if (from.checked !== to.checked) to.click()
    return
  }
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to) as object, 'value')?.set
  setter?.call(to, from.value)
  to.dispatchEvent(new Event(to instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

/** Moves the focus from one element to another like it, with what is selected in it. */
export function moveFocus(to: HTMLElement, from: Element): void {
  to.focus({ preventScroll: true })
  const isText = from instanceof HTMLInputElement || from instanceof HTMLTextAreaElement
  // Fields of some kinds, such as of email addresses, have no selection to ask for.
  if (!isText || from.selectionStart === null) return
  ;(to as HTMLInputElement).setSelectionRange(from.selectionStart, from.selectionEnd)
}
