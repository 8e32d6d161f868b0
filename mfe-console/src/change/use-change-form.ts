import { type Change, changeRegistry, type RegistryStatus, undoChange } from '@within-reach/contract'
import { type Draft, errorsOf, useDraft, useErrorText } from '@within-reach/shared-core/forms'
import { type FormEvent, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { useRegistry } from '../registry/registry-context'
import { useFailureText } from './use-failure-text'
import { useVerifiedSend } from '../second-factor/verified-send'

/** What is typed into the form of a change, by field; `why` is in each. */
export type ChangeValues = Readonly<Record<string, string>>

export interface ChangeFormOptions {
  /** The remote that it is about. */
  readonly remote: string
  /** What the draft is kept under: the same change of the same thing. */
  readonly draftKey: string
  /** The fields beside the reason, in their order. */
  readonly defaults?: ChangeValues
  /** What is wrong with them, in the language that is spoken. */
  readonly check?: (values: ChangeValues) => ChangeValues
  /** The change that is meant; a number is the revision to undo. */
  readonly changeOf: (values: ChangeValues) => Change | number
  /** What was done, in words. */
  readonly doneText: (values: ChangeValues) => string
  readonly onDone: () => void
}

/** Somebody else was quicker: what this person looked at, and what is live now. */
export interface Conflict {
  readonly was: RegistryStatus
  readonly now: RegistryStatus
}

export interface ChangeForm {
  readonly form: UseFormReturn<Record<string, string>>
  readonly values: ChangeValues
  readonly draft: Draft
  errorOf(name: string): string | undefined
  readonly ready: boolean
  readonly busy: boolean
  readonly conflict?: Conflict
  readonly failure?: string
  onSubmit(event: FormEvent): void
}

/**
 * The form of one change: it is made from the revision that was on show when the form was opened. Where somebody else was
 * quicker nothing is changed, what was typed stays, and the next press counts from what is live now.
 */
export function useChangeForm(options: ChangeFormOptions): ChangeForm {
  const { remote, draftKey, defaults, check, changeOf, doneText, onDone } = options
  const { status, reload, changed } = useRegistry()
  const send = useVerifiedSend()
  const errorText = useErrorText()
  const failureText = useFailureText()
  const [base, setBase] = useState(status)
  const [conflict, setConflict] = useState<Conflict>()
  const [failure, setFailure] = useState<string>()
  const [tried, setTried] = useState(false)
  const form = useForm<Record<string, string>>({ defaultValues: { ...defaults, why: '' } })
  const draft = useDraft(form, draftKey)
  const values = form.watch()
  const { isSubmitting } = form.formState

  const reason = errorsOf({ why: changeRegistry.request.entries.why }, values).why
  const wrong: Readonly<Record<string, string | undefined>> = { ...check?.(values), why: errorText(reason) }
  const missing = Object.keys(wrong).find((name) => wrong[name] !== undefined)

  const save = async () => {
    setTried(true)
    if (missing !== undefined) return form.setFocus(missing)
    setFailure(undefined)
    const change = changeOf(values)
    const fields = { revision: base.revision, why: values.why ?? '' }
    const outcome =
      typeof change === 'number'
        ? await send(undoChange, { undo: change, ...fields })
        : await send(changeRegistry, { change: JSON.stringify(change), ...fields })
    if (outcome.kind === 'ok') {
      draft.discard()
      onDone()
      return changed(doneText(values), { revision: outcome.data.revision, remote })
    }
    const now = outcome.kind === 'stale' ? await reload() : undefined
    if (now) {
      setConflict({ was: base, now })
      setBase(now)
    } else setFailure(failureText(outcome))
  }

  return {
    form,
    values,
    draft,
    errorOf: (name) => (tried ? wrong[name] : undefined),
    ready: missing === undefined,
    busy: isSubmitting,
    conflict,
    failure,
    onSubmit(event) {
      event.preventDefault()
      if (!isSubmitting) void form.handleSubmit(save)()
    },
  }
}
