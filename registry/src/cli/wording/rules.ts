import type { Rules } from '@within-reach/contract'

/** Formats what an environment demands of versions, one rule per line. */
export const rulesLines = ({ demandProof, trusted }: Rules): string[] => [
  demandProof
    ? 'A version goes live only with a proof that its journeys passed.'
    : 'A version goes live with or without a proof that its journeys passed.',
  ...trusted.map(({ site, key }) => `The proofs of ${site} count (key ${key}).`),
]
