import { Plural, Trans, useLingui } from '@lingui/react/macro'
import {
  type MailFrequency,
  mostFresh,
  removeSearch,
  type SavedSearch,
  savedSearches,
} from '@within-reach/contract'
import { send } from '@within-reach/shared-core'
import { Link, updateOptimistically } from '@within-reach/shared-core/react'
import { Badge, Button, Card, ConfirmDialog, Field, Select } from '@within-reach/shared-ui'
import { useEffect, useRef, useState } from 'react'
import { FailureNotice } from '../frame/failure-notice'
import type { Failed } from '../frame/failure-reason'
import { listPath } from '../search/list-path'
import { mailsChoices, mailsNames } from '../search/mails'
import { useSearchSummary } from '../search/summary'
import styles from './my-searches.module.css'
import { RenameForm } from './rename-form'
import { type Change, useChanges } from './use-changes'

export interface SearchCardProps {
  readonly search: SavedSearch
  readonly refetch: () => Promise<readonly SavedSearch[] | undefined>
  /** Called when the search leaves the list, with the pressed button. */
  readonly onRemoved: () => void
  /** Called when the search is back in the list, as another card. */
  readonly onNotRemoved: (failure: Failed) => void
  /** Called before the search leaves the list because another tab has removed it. */
  readonly onGone: (failure: Failed) => void
}

/** One saved search: what it finds, what is new, when mails come, and how it is changed. */
export function SearchCard({ search, refetch, onRemoved, onNotRemoved, onGone }: SearchCardProps) {
  const { t } = useLingui()
  const { search_idx: idx, name, list, mails, fresh } = search
  const [failure, setFailure] = useState<Failed>()
  const [isRenaming, setIsRenaming] = useState(false)
  const [isRemoving, setIsRemoving] = useState(false)
  const renameButton = useRef<HTMLButtonElement>(null)
  const wasRenaming = useRef(false)
  // The pressed button is gone with its form.
  useEffect(() => {
    if (wasRenaming.current && !isRenaming) renameButton.current?.focus()
    wasRenaming.current = isRenaming
  }, [isRenaming])
  const most = mostFresh - 1
  const { board, narrowed } = useSearchSummary()(list)

  const store = useChanges(search)
  const change = async (changed: Change) => {
    setFailure(undefined)
    const outcome = await store(changed)
    if (outcome.kind === 'not-found') {
      onGone(outcome)
      await refetch()
    } else if (outcome.kind !== 'ok') setFailure(outcome)
    return outcome.kind === 'ok'
  }

  const remove = async () => {
    setIsRemoving(false)
    setFailure(undefined)
    const undo = await updateOptimistically(savedSearches, (answer) => ({
      ...answer,
      data: answer.data.filter((one) => one.search_idx !== idx),
    }))
    onRemoved()
    const outcome = await send(removeSearch, { idx }, { keepalive: true })
    // One that is gone was removed in another tab.
    if (outcome.kind === 'ok' || outcome.kind === 'not-found') return refetch()
    undo()
    onNotRemoved(outcome)
  }

  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h2>
          <Link to={listPath(list, idx)}>{name}</Link>
        </h2>
        {fresh > 0 && (
          <Badge tone="accent">
            {fresh < mostFresh ? (
              <Plural value={fresh} one="# new post" other="# new posts" />
            ) : (
              <Trans>{most}+ new posts</Trans>
            )}
          </Badge>
        )}
      </div>
      <p className={styles.summary}>
        <span>{board}</span>
        {narrowed.map(({ name, text }) => (
          // The name tells the build which part of a drawn card is whose.
          <span key={name} data-fact={name}>{` · ${text}`}</span>
        ))}
      </p>
      <FailureNotice failure={failure} />
      {isRenaming ? (
        <RenameForm
          name={name}
          onCancel={() => setIsRenaming(false)}
          onName={async (renamed) => {
            if (await change({ name: renamed })) setIsRenaming(false)
          }}
        />
      ) : (
        <div className={styles.actions}>
          <div className={styles.mails}>
            <Field label={t`Mails about new posts`}>
              <Select
                value={mails}
                onChange={({ target }) => void change({ mails: target.value as MailFrequency })}
              >
                {mailsChoices.map((choice) => (
                  <option key={choice} value={choice}>
                    {t(mailsNames[choice])}
                  </option>
                ))}
              </Select>
            </Field>
          </div>
          <div className={styles.buttons}>
            <Button
              ref={renameButton}
              variant="quiet"
              aria-label={t`Rename ${name}`}
              onClick={() => setIsRenaming(true)}
            >
              <Trans>Rename</Trans>
            </Button>
            <Button variant="quiet" aria-label={t`Remove ${name}`} onClick={() => setIsRemoving(true)}>
              <Trans>Remove</Trans>
            </Button>
          </div>
        </div>
      )}
      <ConfirmDialog
        open={isRemoving}
        message={<Trans>Remove the saved search “{name}”? Its mails end as well.</Trans>}
        cancelLabel={t`Cancel`}
        confirmLabel={t`Remove`}
        onCancel={() => setIsRemoving(false)}
        onConfirm={() => void remove()}
      />
    </Card>
  )
}
