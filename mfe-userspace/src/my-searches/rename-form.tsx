import { Trans, useLingui } from '@lingui/react/macro'
import { changeSearch, limits } from '@within-reach/contract'
import { useContractForm } from '@within-reach/shared-core/forms'
import { holdComposingEnter } from '@within-reach/shared-core/react'
import { Button, Field, Input } from '@within-reach/shared-ui'
import { useEffect } from 'react'
import styles from './my-searches.module.css'

export interface RenameFormProps {
  readonly name: string
  readonly onName: (name: string) => Promise<void>
  readonly onCancel: () => void
}

/** Asks for another name of a saved search. */
export function RenameForm({ name, onName, onCancel }: RenameFormProps) {
  const { t } = useLingui()
  const { form, register, errorOf, ready, busy, onSubmit } = useContractForm<{ name: string }>({
    fields: { name: changeSearch.request.entries.name },
    defaults: { name },
    submit: (values) => onName(values.name),
  })
  const { setFocus } = form
  // The pressed button is gone.
  useEffect(() => setFocus('name', { shouldSelect: true }), [setFocus])
  return (
    <form className={styles.rename} noValidate onSubmit={onSubmit}>
      <Field label={t`Name`} error={errorOf('name')}>
        <Input maxLength={limits.searchName} onKeyDown={holdComposingEnter} {...register('name')} />
      </Field>
      <div className={styles.buttons}>
        <Button type="submit" ready={ready} busy={busy}>
          <Trans>Save</Trans>
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}
