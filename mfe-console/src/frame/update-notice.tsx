import { Trans } from '@lingui/react/macro'
import {
  allBudgets,
  type AnyEntry,
  budgetSentence,
  registryHistory,
  type RegistryStatus,
  rulesSentence,
} from '@within-reach/contract'
import { useCall } from '@within-reach/shared-core/react'
import { Button } from '@within-reach/shared-ui'
import { useNames } from '../texts/names'
import { useChangeText } from '../texts/use-change-text'
import { useSentenceFormatter } from '../texts/use-sentence-formatter'
import { useSentenceText } from '../texts/use-sentence-text'
import styles from './frame.module.css'

/** The maximum number of changes that are listed. */
const most = 5

export interface UpdateNoticeProps {
  readonly shown: RegistryStatus
  readonly newer: RegistryStatus
  readonly onShow: () => void
}

/** Says that there is a newer revision than the one on display, and who made it. */
export function UpdateNotice({ shown, newer, onShow }: UpdateNoticeProps) {
  const names = useNames()
  const changeText = useChangeText()
  const format = useSentenceFormatter()
  const sentenceText = useSentenceText()
  const { data = [], meta } = useCall(registryHistory, { most }, { version: newer.revision })
  const seen = shown.revision
  const latest = newer.revision
  // An older service has neither rules nor budgets.
  const entries: AnyEntry[] = [...data, ...(meta?.rules ?? []), ...(meta?.budgets ?? [])]
  const missed = entries
    .filter(({ revision }) => revision > shown.revision)
    .sort((a, b) => b.revision - a.revision)
    .slice(0, most)
  const textOf = (entry: AnyEntry): string => {
    if ('remote' in entry) return `${names.remote(entry.remote)}: ${changeText(entry.change)}`
    if (!('budgetOf' in entry)) return format(rulesSentence(entry.change))
    const { budgetOf, change } = entry
    const text = format(budgetSentence(change))
    return budgetOf === allBudgets ? text : `${names.remote(budgetOf)}: ${text}`
  }
  const whyOf = (entry: AnyEntry): string =>
    ('sentences' in entry ? sentenceText(entry.sentences) : undefined) ?? entry.why
  return (
    <div className={styles.newer}>
      <div>
        <p>
          <Trans>
            This page is out of date: it shows revision {seen}, but revision {latest} is live.
          </Trans>
        </p>
        {missed.length > 0 && (
          <ul>
            {missed.map((entry) => (
              <li key={entry.revision}>
                {names.who(entry.who)} · {textOf(entry)} — {whyOf(entry)}
              </li>
            ))}
          </ul>
        )}
      </div>
      <Button variant="secondary" onClick={onShow}>
        <Trans>Show what is live now</Trans>
      </Button>
    </div>
  )
}
