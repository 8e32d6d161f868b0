import { useLingui } from '@lingui/react/macro'
import type { Change, HistoryEntry } from '@within-reach/contract'
import { useFormats } from '@within-reach/shared-core/react'
import { useNames } from './names'

/** @returns a function that says a change as what it does, such as "Close South Korea" */
export function useChangeWords(): (change: Change | HistoryEntry['change']) => string {
  const { t } = useLingui()
  const { full } = useFormats()
  const names = useNames()
  return (change) => {
    switch (change.type) {
      case 'promote': {
        const { version } = change
        return t`Give ${version} to everybody`
      }
      case 'rollback': {
        const { version } = change
        return version ? t`Roll back to ${version}` : t`Roll back to the last good version`
      }
      case 'canary': {
        const { version, percent } = change
        return t`Give ${version} to ${percent} % of visitors`
      }
      case 'end-canary':
        return t`End the canary`
      case 'switch':
        return change.enabled ? t`Turn on` : t`Turn off`
      case 'region': {
        const region = names.region(change.region)
        if (change.at === undefined) return change.open ? t`Open ${region}` : t`Close ${region}`
        const time = full(change.at)
        return change.open ? t`Open ${region} from ${time}` : t`Close ${region} from ${time}`
      }
      case 'forget-planned': {
        const region = names.region(change.region)
        const time = full(change.at)
        return t`Call off what was planned for ${region} from ${time}`
      }
      case 'undo': {
        const { revision } = change
        return t`Undo revision ${revision}`
      }
    }
  }
}
