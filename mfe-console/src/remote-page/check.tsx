import { Trans } from '@lingui/react/macro'
import { checkRemote, type Finding } from '@within-reach/contract'
import { AlertIcon, CheckIcon } from '@within-reach/shared-ui'
import { useState } from 'react'
import { useRegistry } from '../registry/registry-context'
import { RegistryText } from '../texts/registry-text'
import styles from './remote-page.module.css'
import { useVerifiedSend } from '../second-factor/verified-send'

export type CheckState = readonly Finding[] | 'checking' | 'failed' | 'outdated' | undefined

/** Checks on request whether a version is compatible with the live ones. The result is of one revision. */
export function useCheck(remote: string, version: string) {
  const { revision } = useRegistry().status
  const [made, setMade] = useState<{ readonly result: CheckState; readonly revision: number }>()
  const send = useVerifiedSend()
  const check = async () => {
    setMade({ result: 'checking', revision })
    const outcome = await send(checkRemote, { remote, version })
    setMade({ result: outcome.kind === 'ok' ? outcome.data : 'failed', revision })
  }
  const isOutdated = Array.isArray(made?.result) && made.revision !== revision
  return { result: isOutdated ? 'outdated' : made?.result, check }
}

/** The result of the check, rule by rule. */
export function CheckResult({ result }: { readonly result: CheckState }) {
  return (
    <div role="status" className={styles.check}>
      {result === 'failed' && <Trans>The check could not be made. Press again.</Trans>}
      {result === 'outdated' && <Trans>Something has changed since this check. Press again.</Trans>}
      {Array.isArray(result) && <Findings findings={result as readonly Finding[]} />}
    </div>
  )
}

export function Findings({ findings }: { readonly findings: readonly Finding[] }) {
  const broken = findings.filter(({ ok }) => !ok).length
  return (
    <>
      <p className={styles.answer}>
        {broken === 0 ? (
          <Trans>It is compatible with everything that is live.</Trans>
        ) : (
          <Trans>It is not compatible with what is live:</Trans>
        )}
      </p>
      <ul>
        {findings.map(({ rule, ok, text, sentences }) => (
          <li key={`${rule} ${text}`} className={ok ? styles.ok : styles.broken}>
            {ok ? <CheckIcon size={16} /> : <AlertIcon size={16} />}
            <span className="wr-visually-hidden">{ok ? <Trans>passed:</Trans> : <Trans>failed:</Trans>}</span>
            <RegistryText sentences={sentences} text={text} />
          </li>
        ))}
      </ul>
    </>
  )
}
