import { myReports, type Report } from '@within-reach/contract'
import { useCall } from '@within-reach/shared-core/react'
import type { About } from '../names/read-about'

/**
 * The member's earlier report of the same, from their newest reports, which come with the page; if there are more, by another read.
 * Without an answer, a second report changes the first one all the same.
 * @param about undefined as long as there is nothing to read
 */
export function useEarlierReport(about: About | undefined): {
  readonly isPending: boolean
  readonly report: Report | undefined
} {
  const isSame = ({ kind, id, target }: Report): boolean =>
    kind === about?.kind && id === about.id && target === about.target
  const newest = useCall(myReports, about && {})
  const report = newest.data?.find(isSame)
  const isFurtherBack = !report && (newest.meta?.pages ?? 1) > 1
  const older = useCall(myReports, isFurtherBack ? about : undefined)
  return {
    isPending: newest.status === 'pending' || (isFurtherBack && older.status === 'pending'),
    report: report ?? older.data?.find(isSame),
  }
}
