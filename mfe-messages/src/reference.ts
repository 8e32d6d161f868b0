import { useLingui } from '@lingui/react/macro'
import type { AnyOutcome } from '@within-reach/contract'

/** The line by which support finds a failed call in the log; undefined if the service did not name it. */
export function useReference(failure: AnyOutcome | undefined): string | undefined {
  const { t } = useLingui()
  const reference = failure?.reference
  return reference && t`Reference: ${reference}`
}
