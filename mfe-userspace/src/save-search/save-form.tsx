import { Trans, useLingui } from '@lingui/react/macro'
import {
  limits,
  savedSearches,
  saveSearch,
  type MailFrequency,
  type SearchedList,
  withoutInvisible,
} from '@within-reach/contract'
import { mySearchesPath, send } from '@within-reach/shared-core'
import { useContractForm, useDraft } from '@within-reach/shared-core/forms'
import { holdComposingEnter, invalidate, Link } from '@within-reach/shared-core/react'
import { Button, Field, Input, Notice, RadioGroup } from '@within-reach/shared-ui'
import { useState } from 'react'
import { FailureNotice } from '../frame/failure-notice'
import type { Failed } from '../frame/failure-reason'
import { listPath } from '../search/list-path'
import { mailsChoices, mailsNames } from '../search/mails'
import { useSearchSummary } from '../search/summary'
import styles from './save-search.module.css'

export interface SaveFormProps {
  readonly list: SearchedList
  readonly onSaved: (name: string) => void
}

/** Asks for a name, and when mails come. */
export function SaveForm({ list, onSaved }: SaveFormProps) {
  const { facts, ...ofBoard } = list
  const { t } = useLingui()
  const [failure, setFailure] = useState<Failed>()
  const { board, narrowed } = useSearchSummary()(list)
  const texts = narrowed.map(({ text }) => text)
  const summary = [board, ...texts].join(' · ')
  const most = limits.savedSearches
  const parts = [list.search, ...texts.slice(list.search === '' ? 0 : 1)].filter(Boolean)
  // As many whole parts as fit.
  while (parts.length > 1 && parts.join(', ').length > limits.searchName) parts.pop()
  // A searched text may have characters that a name may not have.
  const named = withoutInvisible(parts.join(', ')).trim()
  const { form, register, errorOf, ready, busy, onSubmit } = useContractForm<{
    name: string
    mails: MailFrequency
  }>({
    fields: { name: saveSearch.request.entries.name, mails: saveSearch.request.entries.mails },
    defaults: { name: cut(named || board), mails: 'daily' },
    submit: async (values, { reset }) => {
      setFailure(undefined)
      const outcome = await send(saveSearch, { ...ofBoard, ...facts, ...values })
      if (outcome.kind !== 'ok') return setFailure(outcome)
      draft.discard()
      reset(values)
      void invalidate(savedSearches)
      onSaved(values.name.trim())
    },
  })
  const draft = useDraft(form, `search:${listPath(list)}`)
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <p className={styles.summary}>
        <Trans>
          New posts in <strong>{summary}</strong>
        </Trans>
      </p>
      <Field label={t`Name`} error={errorOf('name')} required>
        <Input maxLength={limits.searchName} onKeyDown={holdComposingEnter} {...register('name')} />
      </Field>
      <RadioGroup
        legend={t`Mails about new posts`}
        hint={t`A mail at once comes at most every 15 minutes. Every mail has a link that ends them.`}
        options={mailsChoices.map((value) => ({ value, label: t(mailsNames[value]) }))}
        value={form.watch('mails')}
        {...register('mails')}
      />
      {failure?.kind === 'tooManySearches' ? (
        <Notice tone="error">
          <Trans>
            You have saved {most} searches, which is the most. Remove one under{' '}
            <Link to={mySearchesPath}>Saved searches</Link> first.
          </Trans>
        </Notice>
      ) : (
        <FailureNotice failure={failure} />
      )}
      <Button type="submit" ready={ready} busy={busy} wide>
        <Trans>Save this search</Trans>
      </Button>
    </form>
  )
}

/** The beginning of a text that fits into the name of a search, without half of an emoji. */
const cut = (text: string): string =>
  text
    .slice(0, limits.searchName)
    .replace(/[\ud800-\udbff]$/, '')
    .trim()
