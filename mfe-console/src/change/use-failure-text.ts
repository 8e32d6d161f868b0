import { useLingui } from '@lingui/react/macro'
import type { AnyOutcome, changeRegistry, Outcome } from '@within-reach/contract'
import { useSentenceText } from '../texts/use-sentence-text'

type Failure = Exclude<Outcome<typeof changeRegistry>, { readonly kind: 'ok' }>

/** @returns a function that says why a change was not made; an unknown reason is given in the service's own text */
export function useFailureText(): (failure: Failure) => string {
  const { t } = useLingui()
  const sentenceText = useSentenceText()
  return (failure) => {
    const { reference }: AnyOutcome = failure
    const withReference = (text: string) => (reference ? t`${text} Reference: ${reference}` : text)
    switch (failure.kind) {
      case 'stale':
        return t`Somebody else changed something in the meantime. Look at what is live now, then decide again.`
      case 'refused':
        return sentenceText(failure.sentences) ?? failure.message ?? t`The registry refused this change.`
      case 'not-owner':
        return t`You may not make this change.`
      case 'second-factor':
        return t`Nothing was changed: confirm that it is you, then press again.`
      case 'passkey-missing':
        return t`Nothing was changed: add a passkey at the top of the console first.`
      case 'logged-out':
        return t`You are not logged in any more. Log in in another tab, then press again.`
      case 'too-many':
        return t`Too many tries. Wait a minute, then press again.`
      case 'invalid':
        return failure.message
      case 'offline':
      case 'unavailable':
        return withReference(t`The service did not answer. Nothing you typed is lost: press again.`)
      default:
        return withReference(t`Something went wrong on our side. Nothing you typed is lost: press again.`)
    }
  }
}
