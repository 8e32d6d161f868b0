import { type Change, changeRegistry, type RegistryStatus, undoChange } from '@within-reach/contract'
import {
  type ContractForm,
  type Draft,
  type FieldTexts,
  useContractForm,
  useDraft,
} from '@within-reach/shared-core/forms'
import { useState } from 'react'
import { useRegistry } from '../registry/registry-context'
import { useFailureText } from './use-failure-text'
import { useVerifiedSend } from '../second-factor/verified-send'

/** The values of a change form: the reason, and the fields of its panel. */
export interface ChangeValues {
  readonly why: string
  /** When the change takes effect: `now`, or `later` with a time. */
  readonly when?: string
  readonly at?: string
  /** A canary: its share of visitors, and how it continues: by `hand`, or by a `plan` with the rest of the fields. */
  readonly percent?: string
  readonly how?: string
  readonly steps?: string
  readonly everyMinutes?: string
  readonly least?: string
}

/** The fields of a panel. */
export type PanelValues = Omit<ChangeValues, 'why'>

export interface ChangeFormOptions {
  /** The remote to change. */
  readonly remote: string
  /** The key of the draft: one for each kind of change and its target. */
  readonly draftKey: string
  /** The fields beside the reason, in their order. */
  readonly defaults?: PanelValues
  /** The messages of invalid fields, in the current language. */
  readonly check?: (values: PanelValues) => FieldTexts<PanelValues>
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

export interface ChangeForm extends ContractForm<ChangeValues> {
  readonly values: ChangeValues
  readonly draft: Draft
  readonly conflict?: Conflict
  readonly failure?: string
}

/**
 * The form of one change, which starts from the revision on display when the form was opened. After a conflict nothing
 * is changed, the typed values stay, and the next attempt starts from the current state.
 */
export function useChangeForm(options: ChangeFormOptions): ChangeForm {
  const { remote, draftKey, defaults, check, changeOf, doneText, onDone } = options
  const { status, reload, changed } = useRegistry()
  const send = useVerifiedSend()
  const failureText = useFailureText()
  const [base, setBase] = useState(status)
  const [conflict, setConflict] = useState<Conflict>()
  const [failure, setFailure] = useState<string>()

  const save = async (values: ChangeValues) => {
    setFailure(undefined)
    const change = changeOf(values)
    const fields = { revision: base.revision, why: values.why }
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

  const contractForm = useContractForm<ChangeValues>({
    fields: { why: changeRegistry.request.entries.why },
    check,
    defaults: { ...defaults, why: '' },
    submit: save,
  })
  const { form } = contractForm
  const draft = useDraft(form, draftKey)
  return { ...contractForm, values: form.watch(), draft, conflict, failure }
}
