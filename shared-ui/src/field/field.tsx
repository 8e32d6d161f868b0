import {
  cloneElement,
  type InputHTMLAttributes,
  type ReactElement,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react'
import { classNames } from '../class-names'
import styles from './field.module.css'

interface Described {
  readonly id?: string
  readonly 'aria-describedby'?: string
  readonly 'aria-invalid'?: boolean
  readonly 'aria-required'?: boolean
}

export interface FieldProps {
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** The error, and how to correct it. Linked to the control. */
  readonly error?: ReactNode
  readonly required?: boolean
  /** Part of the label of an optional field, such as "(optional)". */
  readonly optionalMark?: string
  /** Beside the control, such as a button that checks it. */
  readonly action?: ReactNode
  /** The only control of the label. */
  readonly children: ReactElement<Described>
}

/** A labelled control with a hint and an error. */
export function Field({ label, hint, error, required, optionalMark, action, children }: FieldProps) {
  const generatedId = useId()
  const id = children.props.id ?? generatedId
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  const control = cloneElement(children, {
    id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  })
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optionalMark && <span className={styles.optional}> {optionalMark}</span>}
      </label>
      {action ? (
        <div className={styles.row}>
          {control}
          {action}
        </div>
      ) : (
        control
      )}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

export interface InputProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly ref?: Ref<HTMLInputElement>
}

/** A one-line control: text, email, number, the browser's own date. */
export function Input({ className, ...rest }: InputProps) {
  return <input {...rest} className={classNames(styles.control, className)} />
}

export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  readonly ref?: Ref<HTMLTextAreaElement>
}

/** A multi-line text field. It grows with its text if the browser supports that. */
export function TextArea({ className, rows = 5, ...rest }: TextAreaProps) {
  return <textarea {...rest} rows={rows} className={classNames(styles.control, styles.area, className)} />
}

export interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  readonly ref?: Ref<HTMLSelectElement>
}

/** The browser's own drop-down. */
export function Select({ className, children, ...rest }: SelectProps) {
  return (
    <select {...rest} className={classNames(styles.control, styles.select, className)}>
      {children}
    </select>
  )
}
