// jsdom has the element <dialog> and its attribute `open`, but not its behaviour. This follows HTML, section 4.11.4,
// except that events are dispatched synchronously, so that a test sees their effects at once.
const modal: HTMLDialogElement[] = []
const before = new WeakMap<HTMLDialogElement, Element | null>()

function refuseOpen(dialog: HTMLDialogElement): void {
  if (dialog.open) throw new DOMException('The dialog is already open.', 'InvalidStateError')
}

function focusFirst(dialog: HTMLDialogElement): void {
  const first =
    dialog.querySelector<HTMLElement>('[autofocus]') ??
    dialog.querySelector<HTMLElement>(
      'button:not(:disabled), input:not(:disabled), select, textarea, a[href]',
    )
  if (first) first.focus()
  else dialog.focus()
}

function open(this: HTMLDialogElement): void {
  refuseOpen(this)
  before.set(this, document.activeElement)
  this.open = true
  focusFirst(this)
}

function openModal(this: HTMLDialogElement): void {
  if (!this.isConnected) throw new DOMException('The dialog is not in a document.', 'InvalidStateError')
  open.call(this)
  modal.push(this)
}

function close(this: HTMLDialogElement, value?: string): void {
  if (!this.open) return
  this.open = false
  if (value !== undefined) this.returnValue = value
  if (modal.includes(this)) modal.splice(modal.indexOf(this), 1)
  const opener = before.get(this)
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
  this.dispatchEvent(new Event('close'))
}

function requestClose(dialog: HTMLDialogElement): void {
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close()
}

Object.assign(HTMLDialogElement.prototype, { show: open, showModal: openModal, close })
if (!('returnValue' in HTMLDialogElement.prototype)) {
  Object.defineProperty(HTMLDialogElement.prototype, 'returnValue', { value: '', writable: true })
}

window.addEventListener('keydown', (event) => {
  const top = modal.filter((dialog) => dialog.isConnected && dialog.open).at(-1)
  if (event.key === 'Escape' && !event.defaultPrevented && top) requestClose(top)
})

window.addEventListener('submit', (event) => {
  const form = event.target
  if (
    !(form instanceof HTMLFormElement) ||
    form.getAttribute('method') !== 'dialog' ||
    event.defaultPrevented
  )
    return
  event.preventDefault()
  const button = event.submitter
  form.closest('dialog')?.close(button instanceof HTMLButtonElement ? button.value : undefined)
})
