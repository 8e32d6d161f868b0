import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { classNames } from '../class-names'
import { Spinner } from '../spinner/spinner'
import styles from './button.module.css'

export type ButtonVariant = 'primary' | 'call' | 'secondary' | 'quiet' | 'danger'

interface ButtonLook {
  readonly variant?: ButtonVariant
  /** Fills the width of its container. */
  readonly wide?: boolean
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  /** Grey until true. A grey button can be focused and pressed, so that a press can show what is missing. */
  readonly ready?: boolean
  /** Its work is running. Presses are ignored meanwhile. */
  readonly busy?: boolean
  readonly ref?: Ref<HTMLButtonElement>
  readonly children: ReactNode
}

/** A button. Its type is `button` by default. */
export function Button(props: ButtonProps) {
  const {
    variant = 'primary',
    wide,
    ready = true,
    busy = false,
    className,
    onClick,
    children,
    ...rest
  } = props
  return (
    <button
      type="button"
      {...rest}
      className={classNames(styles.button, styles[variant], wide && styles.wide, className)}
      aria-disabled={!ready || busy || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}

/** The class of a link that looks like a button. The caller renders the link. */
export const buttonClass = ({ variant = 'primary', wide }: ButtonLook = {}): string =>
  classNames(styles.button, styles[variant], wide && styles.wide)

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The label for screen readers. */
  readonly label: string
  readonly ref?: Ref<HTMLButtonElement>
}

/** A button that shows an icon only. */
export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={classNames(styles.icon, className)}
    >
      {children}
    </button>
  )
}

/** The class of a link that shows an icon only. */
export const iconButtonClass: string = styles.icon ?? ''
