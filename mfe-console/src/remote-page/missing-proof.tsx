import { proofCounts, sentence } from '@within-reach/contract'
import { type RemoteStatus, useRegistry } from '../registry/registry-context'
import { useSentenceFormatter } from '../texts/use-sentence-formatter'
import styles from './remote-page.module.css'

export interface MissingProofProps {
  readonly remote: RemoteStatus
  readonly version: string
}

/** Says that a version cannot go live without a proof, and what to do. Nothing if it can. */
export function MissingProof({ remote: { name, proofs = {} }, version }: MissingProofProps) {
  const { status } = useRegistry()
  const format = useSentenceFormatter()
  if (!status.rules?.demandProof || proofs[version]?.some(proofCounts)) return null
  return (
    <p className={styles.broken}>
      {format(sentence('proof-missing', { version, target: `${name}@${version}` }))}
    </p>
  )
}
