import { Trans, useLingui } from '@lingui/react/macro'
import { limits } from '@within-reach/contract'
import { Field, Input, RadioGroup } from '@within-reach/shared-ui'
import { useState } from 'react'
import type { PartOfForm } from './fields'
import styles from './long-term.module.css'

const known = ['travel', 'study'] as const

/**
 * The reason of the stay: travel, study, or the person's own words (specification, section 3). One field of the
 * inquiry.
 */
export function Reason({ form, register, errorOf }: PartOfForm) {
  const { t } = useLingui()
  const [ownWords, setOwnWords] = useState(false)
  const reason = form.watch('reason')
  const ready = known.find((one) => one === reason)
  const chosen = ready ?? (ownWords || reason !== '' ? 'own' : '')
  const choose = (value: string) => {
    setOwnWords(value === 'own')
    form.setValue('reason', value === 'own' ? '' : value, { shouldDirty: true })
  }
  return (
    <div className={styles.question}>
      <RadioGroup
        legend={
          <Trans>
            Reason for the stay <span className={styles.optional}>(optional)</span>
          </Trans>
        }
        name="reason-choice"
        value={chosen}
        onChange={(event) => choose(event.target.value)}
        options={[
          { value: 'travel', label: t`Travel` },
          { value: 'study', label: t`Study` },
          { value: 'own', label: t`Something else` },
        ]}
      />
      {chosen === 'own' && (
        <Field label={t`In your own words`} error={errorOf('reason')}>
          <Input maxLength={limits.inquiryField} {...register('reason')} />
        </Field>
      )}
    </div>
  )
}
