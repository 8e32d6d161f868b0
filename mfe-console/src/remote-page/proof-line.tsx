import { Trans, useLingui } from '@lingui/react/macro'
import { proofCounts, type ProofSummary } from '@within-reach/contract'
import { Time } from '@within-reach/shared-core/react'
import styles from './remote-page.module.css'

export interface ProofLineProps {
  /** The proofs of a version, those that count first. */
  readonly proofs: readonly ProofSummary[] | undefined
  /** Whether a version without a proof cannot go live. */
  readonly demanded: boolean
}

/** The best proof that the journeys of a version passed, and whether it is enough. */
export function ProofLine({ proofs = [], demanded }: ProofLineProps) {
  const { t, i18n } = useLingui()
  const [proof] = proofs
  const isMissing = demanded && !(proof && proofCounts(proof))
  if (!proof && !isMissing) return null
  const textOf = ({ passed, site, verified, full }: ProofSummary) => {
    const count = new Intl.NumberFormat(i18n.locale).format(passed)
    const host = site.replace(/^https?:\/\//, '')
    if (!verified) return t`Proof of ${host}, whose key is not trusted here`
    return full
      ? t`All journeys passed at ${host} (${count})`
      : t`Only some journeys ran at ${host} (${count} passed)`
  }
  return (
    <p className={isMissing ? styles.broken : styles.quiet}>
      {proof ? (
        <>
          {textOf(proof)} · <Time iso={proof.at} />
        </>
      ) : (
        <Trans>No proof that its journeys passed</Trans>
      )}
      {isMissing && (
        <>
          {': '}
          <Trans>it cannot go live yet</Trans>
        </>
      )}
    </p>
  )
}
