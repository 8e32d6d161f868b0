import type { KeyList, TeamKey } from '@within-reach/contract'

/**
 * Whether what a key signs counts.
 * @param at when the signature was received, in milliseconds since 1970
 */
export const maySignAt = ({ until }: Pick<TeamKey, 'until'>, at: number): boolean =>
  until === undefined || at < Date.parse(until)

/**
 * How many owners of a list have yet to sign the next one.
 * @param signers the keys whose signatures were verified
 * @param at when they were received, in milliseconds since 1970
 */
export function missingOwners({ keys, threshold }: KeyList, signers: readonly string[], at: number): number {
  const signed = keys.filter((key) => key.role === 'owner' && maySignAt(key, at) && signers.includes(key.key))
  return Math.max(0, threshold - signed.length)
}

/**
 * Describes the differences between two lists, one per line.
 * @param before absent for the first list
 */
export function diffKeyLists(before: KeyList | undefined, after: KeyList): string[] {
  const lines: string[] = []
  const earlier = new Map(before?.keys.map((key) => [key.key, key]))
  for (const key of after.keys) {
    const was = earlier.get(key.key)
    if (!was) lines.push(`added: ${keyText(key)}`)
    else if (keyText(was) !== keyText(key)) lines.push(`changed: ${keyText(was)} → ${keyText(key)}`)
    earlier.delete(key.key)
  }
  for (const key of earlier.values()) lines.push(`revoked: ${keyText(key)}`)
  if (before?.threshold !== after.threshold)
    lines.push(`owners who must sign the next list: ${before?.threshold ?? 0} → ${after.threshold}`)
  if (provenanceText(before) !== provenanceText(after))
    lines.push(`provenance: ${provenanceText(before)} → ${provenanceText(after)}`)
  return lines
}

/** Describes what the provenance of a version must say. */
const provenanceText = (list: KeyList | undefined): string =>
  list?.provenance ? `${list.provenance.repository} by ${list.provenance.builder}` : 'not demanded'

/** Describes a key in one line. */
export const keyText = ({ name, role, key, until }: TeamKey): string =>
  `${name}, ${role}, ${key}${until === undefined ? '' : `, until ${until}`}`
