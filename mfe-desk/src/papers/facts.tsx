import { Trans, useLingui } from '@lingui/react/macro'
import { viewPath } from '@within-reach/shared-core'
import { Link, Time } from '@within-reach/shared-core/react'
import { Badge } from '@within-reach/shared-ui'
import { useNames } from '../texts/use-names'
import type { Host } from './host'
import styles from './papers.module.css'
import type { Reference } from './reference'

export interface FactsProps {
  readonly reference: Reference
  readonly host: Host
}

/** By what a host was found, and what was checked about them: the papers with their end, and the email domain. */
export function Facts({ reference, host }: FactsProps) {
  const { t } = useLingui()
  const names = useNames()
  const { domain, since } = host.checks
  const facts = [
    { label: names.kind(reference.kind), value: <Found reference={reference} text={host.text} /> },
    { label: t`Papers`, value: <Seen host={host} /> },
    { label: t`Email of a school or employer`, value: domain ? domain.domain : t`Not checked` },
    { label: t`Member since`, value: <Time iso={since} style="day" /> },
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The subject of a post with the way to it, the words of a comment, or neither if they are hidden. */
function Found({ reference: { kind, id }, text }: { readonly reference: Reference } & Pick<Host, 'text'>) {
  const { t } = useLingui()
  if (text === null) return <Badge tone="caution">{t`Hidden by a moderator`}</Badge>
  return kind === 'post' ? <Link to={viewPath(Number(id))}>{text}</Link> : <q>{text}</q>
}

function Seen({ host: { checks, seenBy } }: { readonly host: Host }) {
  const { t } = useLingui()
  const { papers } = checks
  if (!papers) return t`Not seen`
  return (
    <>
      {seenBy === null ? (
        <Trans>
          Seen on <Time iso={papers.checked} style="day" /> by a former agent
        </Trans>
      ) : (
        <Trans>
          Seen on <Time iso={papers.checked} style="day" /> by {seenBy}
        </Trans>
      )}
      {' · '}
      <strong>
        <Trans>
          Counts until <Time iso={papers.until} style="day" />
        </Trans>
      </strong>
    </>
  )
}
