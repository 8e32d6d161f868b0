import type { Rule } from '@within-reach/contract'
import {
  type DefaultValues,
  type Field,
  type FieldErrors,
  type FieldValues,
  type Path,
  useForm,
  type UseFormReturn,
} from 'react-hook-form'
import { useUnsaved } from '../react/use-unsaved'
import { elementOf, firstInDocument } from './first-in-document'
import { errorsOf, type FieldRules } from './read-values'
import { withDecimals } from './typed-amount'
import { useErrorText } from './use-error-text'

/** A text for some fields of a form, such as what is wrong with them. */
export type FieldTexts<Values> = { readonly [Name in keyof Values]?: string }

export interface ContractFormOptions<Values extends FieldValues> {
  readonly fields: FieldRules<Values>
  readonly rules?: readonly Rule[]
  /** The fields whose amounts people write in their own way, such as 1,250.50 or 1.250,50. */
  readonly amounts?: readonly (keyof Values & string)[]
  /** The errors in the interface's own fields, by field, in the visitor's language. */
  readonly check?: (values: Values) => FieldTexts<Values>
  readonly defaults: Values
  /**
   * Runs when all fields are valid, with amounts as decimals. The form is busy until it resolves. Values stay unless it calls `reset`,
   * which without arguments empties the form except for what was typed since it was sent.
   */
  readonly submit: (values: Values, form: UseFormReturn<Values>) => Promise<void>
}

/** A form with the contract's rules. */
export interface ContractForm<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>
  readonly register: UseFormReturn<Values>['register']
  /** The message for an invalid field, once the field was left or the form was sent; undefined otherwise. */
  errorOf(name: Path<Values>): string | undefined
  /** Whether a field is valid as it stands. */
  isValid(name: keyof Values & string): boolean
  /** Whether the form can be sent. Its button is grey until then. */
  readonly ready: boolean
  readonly busy: boolean
  /** For the form element. If a field is invalid, the first such field gets the focus and no request is made. */
  readonly onSubmit: (event?: { preventDefault?: () => void }) => void
}

/**
 * A form whose button is grey until the contract's rules hold. It sends once at a time, and keeps its values. Fields
 * are checked in the order of their registration.
 */
export function useContractForm<Values extends FieldValues>(
  options: ContractFormOptions<Values>,
): ContractForm<Values> {
  const { fields, rules, amounts = [], check, defaults, submit } = options
  const errorText = useErrorText()
  const errorsIn = (values: Values): Readonly<Record<string, string | undefined>> => {
    const wrong = Object.entries(errorsOf(fields, withDecimals(values, amounts), rules))
    return {
      ...check?.(values),
      ...Object.fromEntries(wrong.map(([name, fault]) => [name, errorText(fault)])),
    }
  }
  const form = useForm<Values>({
    // The library accepts complete values, but its type expects partial ones.
    defaultValues: defaults as DefaultValues<Values>,
    mode: 'onTouched',
    // The library focuses the field that was registered first.
    shouldFocusError: false,
    resolver: (values, _, { fields: registered }) => {
      const names = new Set(Object.keys(errorsIn(values)))
      if (names.size === 0) return { values, errors: {} }
      const fieldOf: Readonly<Record<string, Field['_f']>> = registered
      const inOrder = new Set([...Object.keys(fieldOf).filter((name) => names.has(name)), ...names])
      const errors = Object.fromEntries(
        [...inOrder].map((name) => [name, { type: 'contract', ref: elementOf(fieldOf[name]) }]),
      )
      return { values: {}, errors: errors as FieldErrors<Values> }
    },
  })
  const { isSubmitting, isDirty } = form.formState
  useUnsaved(isDirty)
  const wrong = errorsIn(form.watch())
  const ready = Object.keys(wrong).length === 0
  const send = form.handleSubmit(
    (sent) => {
      const reset: typeof form.reset = (...to) =>
        to.length > 0
          ? form.reset(...to)
          : form.reset(typedSince(sent, form.getValues(), defaults), keepDefaults)
      return submit(withDecimals(sent, amounts), { ...form, reset })
    },
    (errors) => {
      const first = firstInDocument(errors)
      if (first !== undefined) form.setFocus(first)
    },
  )
  return {
    form,
    register: form.register,
    errorOf: (name) => {
      // Translated at each render, so that it follows the language. The form itself only knows which fields are
      // invalid.
      return form.getFieldState(name, form.formState).invalid ? wrong[name] : undefined
    },
    isValid: (name) => wrong[name] === undefined,
    ready,
    busy: isSubmitting,
    onSubmit: (event) => {
      event?.preventDefault?.()
      if (!isSubmitting) void send()
    },
  }
}

const keepDefaults = { keepDefaultValues: true } as const

/** The values of a form that was sent: empty, except for texts that were continued or changed since then. */
function typedSince<Values extends FieldValues>(sent: Values, now: Values, empty: Values): Values {
  const rest = (name: string): unknown => {
    const [before, after]: readonly unknown[] = [sent[name], now[name]]
    if (typeof before !== 'string' || typeof after !== 'string' || after === before) return empty[name]
    return after.startsWith(before) ? after.slice(before.length).trimStart() : after
  }
  return Object.fromEntries(Object.keys(empty).map((name) => [name, rest(name)])) as Values
}
