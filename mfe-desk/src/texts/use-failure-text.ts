import { useLingui } from '@lingui/react/macro'
import type { AnyOutcome } from '@within-reach/contract'
import { isStoredBefore } from '@within-reach/shared-core'

/** @returns a function that says why a call did nothing, for failures that any call may have */
export function useFailureText(): (failure: AnyOutcome) => string {
  const { t } = useLingui()
  return (failure) => {
    if (isStoredBefore(failure))
      return t`What you sent first has arrived already, without your later changes. If you send this once more, it is sent as well.`
    const { kind, reference } = failure
    switch (kind) {
      case 'offline':
        return t`You seem to be offline. Everything you typed is still here; try again when you are connected.`
      case 'not-owner':
        return t`You no longer have the right to do this. Nothing was changed.`
      case 'suspended':
        return t`Your account is suspended, so nothing was changed. The reason and the day are on the safety page.`
      case 'second-factor':
      case 'passkey-missing':
        return t`Use your passkey in the console first. Then come back and try again; nothing was changed.`
      case 'not-found':
        return t`This no longer exists. Nothing was changed.`
      case 'too-many':
        return t`That was too much in a short time. Please wait a moment and try again.`
      case 'logged-out':
        return t`You are no longer logged in. Log in again; everything you typed is still here.`
      default:
        return reference
          ? t`The service did not do this. Try again. Reference: ${reference}`
          : t`The service did not do this. Try again; everything you typed is still here.`
    }
  }
}
