import type { Call, RequestOf } from '@within-reach/contract'
import { send } from '@within-reach/shared-core'
import { type ContractForm, errorsOf, useContractForm, useDraft } from '@within-reach/shared-core/forms'
import { useMember } from '@within-reach/shared-core/react'
import { useLayoutEffect, useState } from 'react'
import type { Failed } from './failure'

/** What ties a control to its field. */
export type Registered = ReturnType<ContractForm<Record<string, string>>['register']>

export interface Inquiry<Values extends Record<string, string>> extends ContractForm<Values> {
  readonly thanked: boolean
  readonly closeThanks: () => void
  /** How the last try failed; undefined where none did. */
  readonly failure: Failed | undefined
  /** Whether what an earlier visit had typed is shown. */
  readonly restored: boolean
  /** Empties the form. */
  readonly startOver: () => void
  /** Whether nothing is wrong or missing in these fields. */
  complete(names: readonly (keyof Values)[]): boolean
}

/**
 * The life of an inquiry form: grey until ready, sent once, emptied with thanks on success, and left as it is on failure
 * (specification, section 4). What is typed is kept in this browser until it was sent.
 * @param key names the form among the drafts
 * @param call where it is sent
 * @param empty the form's fields, empty; where a member's name and email are among them, they are filled in
 */
export function useInquiry<C extends Call, Values extends Record<string, string>>(
  key: string,
  call: C,
  empty: Values,
): Inquiry<Values> {
  const [thanked, setThanked] = useState(false)
  const [failure, setFailure] = useState<Failed>()
  const member = useMember()
  const namesAsker = 'name' in empty
  const blank = member && namesAsker ? { ...empty, name: member.name, email: member.email } : empty
  const fields = call.request.entries
  const contractForm = useContractForm<Values>({
    fields,
    rules: call.rules,
    defaults: blank as never,
    submit: async (values, { reset }) => {
      setFailure(undefined)
      const outcome = await send(call, values as unknown as RequestOf<C>)
      if (outcome.kind === 'ok') {
        reset(blank as never)
        draft.discard()
        setThanked(true)
      } else setFailure(outcome)
    },
  })
  const { form } = contractForm
  const draft = useDraft(form, key)

  // A member asks under their own name, also where a visitor's draft comes along or the login came meanwhile.
  useLayoutEffect(() => {
    if (!member || !namesAsker) return
    form.setValue('name' as never, member.name as never)
    form.setValue('email' as never, member.email as never)
  }, [form, member, namesAsker])

  const wrong = errorsOf(fields, form.watch())
  return {
    ...contractForm,
    thanked,
    closeThanks: () => setThanked(false),
    failure,
    restored: draft.restored,
    startOver() {
      form.reset(blank as never)
      draft.discard()
    },
    complete: (names) => names.every((name) => wrong[name as string] === undefined),
  }
}
