import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  formatsOf,
  languageNamed,
  posting,
  postingCm,
  postMsg,
  readableLines,
  readRefusedFile,
} from '@within-reach/contract'
import { Button } from '@within-reach/shared-ui'
import type { UnsentEntry } from './device-database'
import styles from './offline-notice.module.css'

export interface UnsentEntriesProps {
  readonly entries: readonly UnsentEntry[]
  readonly onDiscard: (key: string) => void
  readonly onSendAgain: (key: string) => void
}

const names: Readonly<Record<string, MessageDescriptor>> = {
  [postMsg.path]: msg`Message`,
  [postingCm.path]: msg`Comment`,
  [posting.path]: msg`Post`,
}

/** Lists the texts that wait for a network, and those that were refused. */
export function UnsentEntries({ entries, onDiscard, onSendAgain }: UnsentEntriesProps) {
  const { t } = useLingui()
  return (
    <ul className={styles.entries} aria-label={t`Not sent yet`}>
      {entries.map((entry) => (
        <li key={entry.key} className={styles.entry}>
          <p className={styles.title}>
            {t(names[entry.path] ?? msg`Message`)}
            {entry.title !== '' && `: ${entry.title}`}
          </p>
          <p className={styles.text}>{writtenIn(entry)}</p>
          {entry.refusal ? (
            <p className={styles.refusal}>
              <Refusal {...entry.refusal} />
            </p>
          ) : (
            <p className={styles.waiting}>
              <Waiting limitedUntil={entry.limitedUntil} />
            </p>
          )}
          <div className={styles.actions}>
            {entry.refusal && (
              <Button variant="secondary" onClick={() => onSendAgain(entry.key)}>
                <Trans>Send again</Trans>
              </Button>
            )}
            <Button variant="quiet" onClick={() => onDiscard(entry.key)}>
              <Trans>Discard</Trans>
            </Button>
          </div>
        </li>
      ))}
    </ul>
  )
}

function Waiting({ limitedUntil }: Pick<UnsentEntry, 'limitedUntil'>) {
  const { i18n } = useLingui()
  if (limitedUntil === undefined) return <Trans>Waiting. It is sent when you are connected again.</Trans>
  const time = formatsOf(languageNamed(i18n.locale)).full(new Date(limitedUntil).toISOString())
  return <Trans>Waiting. You have reached a limit of what you can send. It is sent after {time}.</Trans>
}

function Refusal({ kind, sentences }: NonNullable<UnsentEntry['refusal']>) {
  if (kind === 'expired')
    return (
      <Trans>
        This was tried more than a day ago and may have arrived. Please check before you send it again.
      </Trans>
    )
  if (kind === 'region-closed') return <Trans>Not sent: this region is not open for new posts yet.</Trans>
  if (kind === 'incorrectEmail') return <Trans>Not sent: there is no member with this email.</Trans>
  if (kind === 'not-found') return <Trans>Not sent: what it belongs to no longer exists.</Trans>
  if (kind === 'suspended') return <Trans>Not sent: you cannot write at the moment.</Trans>
  const { name } = readRefusedFile(sentences) ?? {}
  if (name !== undefined)
    return <Trans>Not sent: the file “{name}” is damaged, too large, or not accepted there.</Trans>
  return <Trans>Not sent: the service refused it.</Trans>
}

/** What its author wrote. Only a description has markup. */
const writtenIn = ({ fields }: UnsentEntry): string =>
  fields.msg ?? fields.cmText ?? readableLines(fields.description ?? '')
