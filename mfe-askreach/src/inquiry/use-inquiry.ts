import type { Call, RequestOf } from '@within-reach/contract'
import { send } from '@within-reach/shared-core'
import {
  type ContractForm,
  type FieldRules,
  isRequest,
  type Path,
  type PathValue,
  useContractForm,
  useDraft,
} from '@within-reach/shared-core/forms'
import { useMember } from '@within-reach/shared-core/react'
import { useLayoutEffect, useState } from 'react'
import type { Failed } from './failure'

/** Connects a control to its field. */
export type Registered = ReturnType<ContractForm<Record<string, string>>['register']>

export interface Inquiry<Values extends Record<string, string>> extends ContractForm<Values> {
  readonly thanked: boolean
  readonly closeThanks: () => void
  /** Whether the last inquiry of this page was sent. */
  readonly sent: boolean
  /** The failure of the last try, or undefined. */
  readonly failure: Failed | undefined
  /** Whether the form shows values of an earlier visit. */
  readonly restored: boolean
  /** Empties the form. */
  readonly startOver: () => void
  /** Whether these fields are complete and valid. */
  complete(names: readonly (keyof Values & string)[]): boolean
}

/**
 * The state of an inquiry form: grey until ready, sent once, emptied with thanks on success, and unchanged on failure
 * (specification, section 4). The typed values are stored in this browser until they are sent.
 * @param key the key of the form's draft
 * @param call the call that sends the inquiry
 * @param empty the empty values of the form; a member's name and email are filled in
 * @param amounts the fields whose amounts people write in their own way
 */
export function useInquiry<
  C extends Call,
  Values extends Record<string, string> & Record<keyof RequestOf<C>, string>,
>(
  key: string,
  call: C & { readonly request: { readonly entries: FieldRules<Values> } },
  empty: Values,
  amounts: readonly (keyof Values & string)[] = [],
): Inquiry<Values> {
  const [thanked, setThanked] = useState(false)
  const [sent, setSent] = useState(false)
  const [failed, setFailed] = useState<{ readonly failure: Failed; readonly author?: string }>()
  const member = useMember()
  // Another member who logs in gets another form.
  const isOthers = failed?.author !== undefined && member !== null && member.email !== failed.author
  const namesAsker = 'name' in empty
  const blank: Values = member && namesAsker ? { ...empty, name: member.name, email: member.email } : empty
  const contractForm = useContractForm<Values>({
    fields: call.request.entries,
    rules: call.rules,
    amounts,
    defaults: blank,
    submit: async (values, { reset }) => {
      setFailed(undefined)
      setSent(false)
      // The form is sent once its fields are valid, which its type does not say.
      if (!isRequest(call, values)) return
      const outcome = await send(call, values, { form: key })
      if (outcome.kind === 'ok') {
        reset(blank)
        draft.discard()
        setThanked(true)
        setSent(true)
      } else setFailed({ failure: outcome, author: member?.email })
    },
  })
  const { form, isValid } = contractForm
  const draft = useDraft(form, key)

  // A member asks under their own name, even if a visitor's draft was restored or the login came later.
  useLayoutEffect(() => {
    if (!member || !namesAsker) return
    for (const name of ['name', 'email'] as const)
      form.setValue(name as Path<Values>, member[name] as PathValue<Values, Path<Values>>)
  }, [form, member, namesAsker])

  return {
    ...contractForm,
    thanked,
    closeThanks: () => setThanked(false),
    sent,
    failure: isOthers ? undefined : failed?.failure,
    restored: draft.restored,
    startOver() {
      form.reset(blank)
      draft.discard()
    },
    complete: (names) => names.every(isValid),
  }
}
