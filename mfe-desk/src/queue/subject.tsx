import { Trans } from '@lingui/react/macro'
import type { ReviewRow } from '@within-reach/contract'
import { useNames } from '../texts/use-names'

/** What a review is about: a text, or the author of one. */
export function Subject({ of: { kind, target } }: { readonly of: Pick<ReviewRow, 'kind' | 'target'> }) {
  const names = useNames()
  const name = names.kind(kind)
  if (target === 'content') return name
  return <Trans>Author of: {name}</Trans>
}
