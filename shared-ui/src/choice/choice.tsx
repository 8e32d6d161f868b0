import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import styles from './choice.module.css'

export interface CheckboxProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: ReactNode
  readonly ref?: Ref<HTMLInputElement>
}

/** A check box whose label is part of the target. */
export function Checkbox({ label, ...rest }: CheckboxProps) {
  return (
    <label className={styles.choice}>
      <input type="checkbox" {...rest} />
      <span>{label}</span>
    </label>
  )
}

export interface RadioOption {
  readonly value: string
  readonly label: ReactNode
}

export interface RadioGroupProps extends InputHTMLAttributes<HTMLInputElement> {
  /** The question that the options answer. */
  readonly legend: ReactNode
  readonly hint?: ReactNode
  readonly error?: ReactNode
  readonly options: readonly RadioOption[]
  /** Every option gets it, as the registration of a form library requires. */
  readonly ref?: Ref<HTMLInputElement>
}

/** Radio buttons. Native props (name, onChange, ref, checked value through `value`) go to every option. */
export function RadioGroup({ legend, hint, error, options, value, ...rest }: RadioGroupProps) {
  const id = useId()
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  const controlled = value !== undefined
  return (
    <fieldset className={styles.group} aria-describedby={describedBy || undefined}>
      <legend className={styles.legend}>{legend}</legend>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <input
              type="radio"
              {...rest}
              value={option.value}
              {...(controlled ? { checked: value === option.value } : {})}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {error && (
        <p className={styles.error} id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
