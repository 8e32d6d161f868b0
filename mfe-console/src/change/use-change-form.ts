import { type Change, changeRegistry, type RegistryStatus, undoChange } from '@within-reach/contract'
import { type Draft, errorsOf, useDraft, useErrorText } from '@within-reach/shared-core/forms'
import { type FormEvent, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { useRegistry } from '../registry/registry-context'
import { useFailureText } from './use-failure-text'
import { useVerifiedSend } from '../second-factor/verified-send'

/** The values of a change form, by field. Each has `why`. */
export type ChangeValues = Readonly<Record<string, string>>

export interface ChangeFormOptions {
  /** The remote to change. */
  readonly remote: string
  /** The key of the draft: the same change of the same thing. */
  readonly draftKey: string
  /** The fields beside the reason, in their order. */
  readonly defaults?: ChangeValues
  /** The messages of invalid fields, in the current language. */
  readonly check?: (values: ChangeValues) => ChangeValues
  /** The change to make. A number is the revision to undo. */
  readonly changeOf: (values: ChangeValues) => Change | number
  /** The confirmation text. */
  readonly doneText: (values: ChangeValues) => string
  readonly onDone: () => void
}

/** A conflict: the state that this person saw, and the current one. */
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
 * The form of one change, which starts from the revision on display when the form was opened. After a conflict nothing
 * is changed, the typed values stay, and the next attempt starts from the current state.
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
