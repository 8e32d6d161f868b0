import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { classNames } from '../class-names'
import { Spinner } from '../spinner/spinner'
import styles from './button.module.css'

export type ButtonVariant = 'primary' | 'call' | 'secondary' | 'quiet' | 'danger'

interface ButtonLook {
  readonly variant?: ButtonVariant
  /** Takes the whole width of its place. */
  readonly wide?: boolean
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  /** Grey until true. A grey button is still focusable and pressable, so that pressing it can show what is missing. */
  readonly ready?: boolean
  /** Its work is under way; presses do nothing meanwhile. */
  readonly busy?: boolean
  readonly ref?: Ref<HTMLButtonElement>
  readonly children: ReactNode
}

/** A button. Its type is `button` unless told. */
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

/** The class of a link that looks like a button; the link itself is the caller's. */
export const buttonClass = ({ variant = 'primary', wide }: ButtonLook = {}): string =>
  classNames(styles.button, styles[variant], wide && styles.wide)

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What it does, for those who do not see the icon. */
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
