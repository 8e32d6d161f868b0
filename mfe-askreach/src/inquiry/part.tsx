import type { ReactNode } from 'react'
import styles from './inquiry.module.css'

export interface PartProps {
  /** The id that the progress links point to. */
  readonly id?: string
  readonly title: ReactNode
  readonly children: ReactNode
}

/** A part of an inquiry form, with its heading. */
export function Part({ id, title, children }: PartProps) {
  return (
    <fieldset className={styles.part} id={id} tabIndex={-1}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  )
}
