import { useLingui } from '@lingui/react/macro'
import type { AnyOutcome } from '@within-reach/contract'
import { useFailureText } from '../texts/use-failure-text'

/** @returns a function that says why a decision was not reversed */
export function useReversalText(): (failure: AnyOutcome) => string {
  const { t } = useLingui()
  const failureText = useFailureText()
  return (failure) => {
    if (failure.kind === 'reversedAlready') return t`This decision is reversed already.`
    if (failure.kind === 'goneForGood')
      return t`The text is deleted for good, so the decision cannot be reversed.`
    return failureText(failure)
  }
}
