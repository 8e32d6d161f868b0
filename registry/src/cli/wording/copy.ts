import type { Copied } from '../operations/copy'
import { findingsText } from './findings'
import { originText } from './origin'
import { proofText } from './proofs'

/** Formats what a copy did. */
export function copyText(copied: Copied, from: string, to: string): string {
  const { remote, version, known, files, bytes, origin, findings, proofs, refused } = copied
  return [
    known
      ? `${to} has ${remote} ${version} already, with the same files.`
      : `Copied ${remote} ${version} from ${from} to ${to}: ${files} files, ${Math.ceil(bytes / 1024)} KB.`,
    ...(origin ? [originText(origin)] : []),
    ...(proofs.length + refused.length === 0 ? ['There is no proof that its journeys passed.'] : []),
    ...proofs.map(proofText),
    ...refused.map((reason) => `A proof was not accepted: ${reason}`),
    ...(findings.length > 0 ? [findingsText(remote, version, findings)] : []),
  ].join('\n')
}
