import { Trans, useLingui } from '@lingui/react/macro'
import { limits } from '@within-reach/contract'
import { Field, Input, RadioGroup } from '@within-reach/shared-ui'
import { useEffect, useRef, useState } from 'react'
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
  const words = useRef('')
  const reason = form.watch('reason')
  // Own words may begin with a ready answer: "study Korean".
  const ready = ownWords ? undefined : known.find((one) => one === reason)
  const chosen = ready ?? (ownWords || reason !== '' ? 'own' : '')
  const choose = (value: string) => {
    if (chosen === 'own') words.current = reason
    setOwnWords(value === 'own')
    form.setValue('reason', value === 'own' ? words.current : value, { shouldDirty: true })
  }
  // A form that is emptied or restored names no field.
  useEffect(() => {
    const watching = form.watch((_values, { name }) => {
      if (name !== undefined) return
      words.current = ''
      setOwnWords(false)
    })
    return () => watching.unsubscribe()
  }, [form])
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
          {/* Restored words are found by their text alone. While they are edited, they may be empty or a ready answer. */}
          <Input
            maxLength={limits.inquiryField}
            {...register('reason', { onChange: () => setOwnWords(true) })}
          />
        </Field>
      )}
    </div>
  )
}
