import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'

export interface ModalElementProps {
  readonly open: boolean
  readonly className?: string
  readonly labelledBy: string
  readonly describedBy?: string
  /** Called when the person closes it, also with Escape. */
  readonly onClose: () => void
  readonly onKeyDown?: (event: KeyboardEvent) => void
  readonly children: ReactNode
}

/** The browser's own modal dialog. It keeps the focus inside and returns it on closing. */
export function ModalElement({
  open,
  className,
  labelledBy,
  describedBy,
  onClose,
  onKeyDown,
  children,
}: ModalElementProps) {
  const element = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = element.current
    if (!dialog || !open) return
    const before = document.activeElement
    dialog.showModal()
    return () => {
      dialog.close()
      // The browser returns the focus itself, but not if the dialog is removed at the same time.
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [open])
  if (!open) return null
  return (
    <dialog
      ref={element}
      className={className}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      {children}
    </dialog>
  )
}
