import type { Rule } from '@within-reach/contract'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  useForm,
  type UseFormReturn,
} from 'react-hook-form'
import { useUnsaved } from '../react/use-unsaved'
import { errorsOf, type FieldRules } from './read-values'
import { useErrorText } from './use-error-text'

export interface ContractFormOptions<Values extends FieldValues> {
  /** The schema of each field, from a call of the contract. */
  readonly fields: FieldRules
  readonly rules?: readonly Rule[]
  readonly defaults: DefaultValues<Values>
  /** Runs when everything is right; the form is busy until it resolves. What was typed stays unless it calls `reset`. */
  readonly submit: (values: Values, form: UseFormReturn<Values>) => Promise<void>
}

/** A form whose rules are the contract's. */
export interface ContractForm<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>
  readonly register: UseFormReturn<Values>['register']
  /** What is wrong with a field that was left or sent, in the contract's words; undefined otherwise. */
  errorOf(name: Path<Values>): string | undefined
  /** Whether it can be sent: its button is grey until then. */
  readonly ready: boolean
  readonly busy: boolean
  /** For the form element. Where something is missing, focus moves to the first such field and no request is made. */
  readonly onSubmit: (event?: { preventDefault?: () => void }) => void
}

/**
 * A form that is grey until the contract's rules hold, sends once at a time, and keeps what was typed.
 * The fields are checked in the order in which they were registered.
 */
export function useContractForm<Values extends FieldValues>(
  options: ContractFormOptions<Values>,
): ContractForm<Values> {
  const { fields, rules, defaults, submit } = options
  const errorText = useErrorText()
  const errorsIn = (values: object) => errorsOf(fields, values, rules)
  const form = useForm<Values>({
    defaultValues: defaults,
    mode: 'onTouched',
    resolver: (values) => {
      const names = Object.keys(errorsIn(values))
      if (names.length === 0) return { values, errors: {} }
      const errors = Object.fromEntries(names.map((name) => [name, { type: 'contract' }]))
      return { values: {}, errors: errors as FieldErrors<Values> }
    },
  })
  const { isSubmitting, isDirty } = form.formState
  useUnsaved(isDirty)
  const wrong = errorsIn(form.watch())
  const ready = Object.keys(wrong).length === 0
  const send = form.handleSubmit((values) => submit(values, form))
  return {
    form,
    register: form.register,
    errorOf: (name) => {
      // Said anew each time, so that it follows the language; the form only knows which fields to lead to.
      return form.getFieldState(name, form.formState).invalid ? errorText(wrong[name]) : undefined
    },
    ready,
    busy: isSubmitting,
    onSubmit: (event) => {
      event?.preventDefault?.()
      if (!isSubmitting) void send()
    },
  }
}
