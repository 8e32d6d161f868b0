import { type ReactNode, useId } from 'react'
import { IconButton } from '../button/button'
import { classNames } from '../class-names'
import { ModalElement } from '../dialog/modal-element'
import { CloseIcon } from '../icons/icons'
import styles from './panel.module.css'

export interface PanelProps {
  readonly open: boolean
  readonly title: string
  readonly closeLabel: string
  /** Its size on wide screens. On narrow ones it fills the screen. */
  readonly size?: 'medium' | 'large'
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A modal panel over the page, with a heading and a close icon. */
export function Panel({ open, title, closeLabel, size = 'medium', onClose, children }: PanelProps) {
  const id = useId()
  return (
    <ModalElement
      open={open}
      className={classNames(styles.panel, styles[size])}
      labelledBy={id}
      onClose={onClose}
    >
      <header className={styles.header}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <IconButton label={closeLabel} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </header>
      <div className={styles.body}>{children}</div>
    </ModalElement>
  )
}
