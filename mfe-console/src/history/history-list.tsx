import { Trans, useLingui } from '@lingui/react/macro'
import type { AnyEntry, HistoryEntry } from '@within-reach/contract'
import { Button, EmptyState, Notice, Skeleton } from '@within-reach/shared-ui'
import { useState } from 'react'
import { ChangePanel } from '../change/change-panel'
import { DifferenceList } from '../texts/difference-list'
import { useClock } from '../registry/use-clock'
import { useNames } from '../texts/names'
import { useChangeText } from '../texts/use-change-text'
import { useDifferences } from '../texts/use-differences'
import { BudgetLine } from './budget-line'
import { HistoryLine } from './history-line'
import styles from './history.module.css'
import { RulesLine } from './rules-line'
import { useOlderPress } from './use-older-press'
import type { FollowedHistory } from './use-history'

export interface HistoryListProps {
  readonly history: FollowedHistory
  /** Whether each line names its remote. */
  readonly named?: boolean
}

/** Changes, newest first, each with its effect and an undo. */
export function HistoryList({ history, named = false }: HistoryListProps) {
  const { entries, rules, budgets, status, hasOlder, older } = history
  const { t } = useLingui()
  const [undoing, setUndoing] = useState<HistoryEntry>()
  const lines: AnyEntry[] = [...entries, ...rules, ...budgets].sort((a, b) => b.revision - a.revision)
  const { list, button, isPressed, pressed } = useOlderPress(lines.length)
  if (status === 'success' && lines.length === 0) return <EmptyState title={t`Nothing was changed yet`} />
  return (
    <div className={styles.history}>
      <ol className={styles.list} ref={list}>
        {lines.map((entry) => {
          const { revision } = entry
          if ('remote' in entry)
            return <HistoryLine key={revision} entry={entry} named={named} onUndo={() => setUndoing(entry)} />
          return 'budgetOf' in entry ? (
            <BudgetLine key={revision} entry={entry} named={named} />
          ) : (
            <RulesLine key={revision} entry={entry} />
          )
        })}
      </ol>
      {status === 'pending' && (
        <div role="status" aria-label={t`Loading the history`}>
          <Skeleton lines={3} />
        </div>
      )}
      {status === 'error' && (
        <Notice tone="error">
          <Trans>The history could not be loaded.</Trans>
        </Notice>
      )}
      {/* Also while it loads: without the button, the focus would be lost. */}
      {(status === 'error' || hasOlder || (status === 'pending' && isPressed)) && (
        <Button
          ref={button}
          variant="secondary"
          busy={status === 'pending'}
          onClick={() => {
            pressed()
            older()
          }}
        >
          {status === 'error' || lines.length === 0 ? <Trans>Try again</Trans> : <Trans>Older changes</Trans>}
        </Button>
      )}
      {undoing && <UndoPanel entry={undoing} onClose={() => setUndoing(undefined)} />}
    </div>
  )
}

interface UndoPanelProps {
  readonly entry: HistoryEntry
  readonly onClose: () => void
}

function UndoPanel({ entry, onClose }: UndoPanelProps) {
  const { t } = useLingui()
  const names = useNames()
  const changeText = useChangeText()
  const differencesOf = useDifferences()
  const now = useClock()
  const { revision, remote, before, after, change } = entry
  const title = names.remote(remote)
  const what = changeText(change)
  return (
    <ChangePanel
      title={t`${title}: undo revision ${revision}`}
      remote={remote}
      draftKey={`console:undo:${revision}`}
      confirmLabel={t`Undo it`}
      changeOf={() => revision}
      doneText={() => t`Done. ${title}: revision ${revision} is undone.`}
      effect={() => (
        <>
          <p>
            <Trans>“{what}” is undone. Later changes stay:</Trans>
          </p>
          <DifferenceList differences={differencesOf(after, before, now)} />
        </>
      )}
      onClose={onClose}
    />
  )
}
