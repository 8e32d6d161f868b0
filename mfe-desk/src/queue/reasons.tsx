import type { ReviewRow } from '@within-reach/contract'
import { Badge } from '@within-reach/shared-ui'
import { useNames } from '../texts/use-names'

/** The reasons of a review, with the number of reports of each if there are several. */
export function Reasons({ reasons }: Pick<ReviewRow, 'reasons'>) {
  const names = useNames()
  return reasons.map(({ reason, count }) => (
    <Badge key={reason} tone="caution">
      {names.reason(reason)}
      {count > 1 && ` × ${count}`}
    </Badge>
  ))
}
