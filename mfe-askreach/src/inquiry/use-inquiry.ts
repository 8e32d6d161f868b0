import type { Call, RequestOf } from '@within-reach/contract'
import { send } from '@within-reach/shared-core'
import { type ContractForm, useContractForm } from '@within-reach/shared-core/forms'
import { useState } from 'react'
import { failureText } from './failure'

export interface Inquiry<Values extends Record<string, string>> extends ContractForm<Values> {
  readonly thanked: boolean
  readonly closeThanks: () => void
  readonly failure: string | undefined
}

/**
 * The life of an inquiry form: grey until ready, sent once, emptied with thanks on success, and left as it is on failure
 * (specification, section 4).
 * @param call where it is sent
 * @param empty the form's fields, empty
 * @param known what is known of the member who asks
 */
export function useInquiry<C extends Call, Values extends Record<string, string>>(
  call: C,
  empty: Values,
  known: Partial<Values> = {},
): Inquiry<Values> {
  const [thanked, setThanked] = useState(false)
  const [failure, setFailure] = useState<string>()
  const blank = { ...empty, ...known }
  const form = useContractForm<Values>({
    fields: call.request.entries,
    rules: call.rules,
    defaults: blank as never,
    submit: async (values, { reset }) => {
      setFailure(undefined)
      const outcome = await send(call, values as unknown as RequestOf<C>)
      if (outcome.kind === 'ok') {
        reset(blank as never)
        setThanked(true)
      } else setFailure(failureText(outcome))
    },
  })
  return { ...form, thanked, closeThanks: () => setThanked(false), failure }
}
