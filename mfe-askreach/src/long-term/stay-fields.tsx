import { useLingui } from '@lingui/react/macro'
import { limits } from '@within-reach/contract'
import { Field, Input, RadioGroup } from '@within-reach/shared-ui'
import type { PartOfForm } from './fields'
import styles from './long-term.module.css'
import { Reason } from './reason'

/** Length and reason of the stay, visa and admission. */
export function StayFields(part: PartOfForm) {
  const { register, errorOf } = part
  const { t } = useLingui()
  const optional = t`(optional)`
  const yesNo = [
    { value: 'yes', label: t`Yes` },
    { value: 'no', label: t`No` },
  ]
  const { least, most } = limits.stayMonths
  return (
    <>
      <Field label={t`Length of stay`} required hint={t`In months.`} error={errorOf('length_of_stay')}>
        <Input
          type="number"
          inputMode="numeric"
          min={least}
          max={most}
          step={1}
          {...register('length_of_stay')}
        />
      </Field>
      <Reason {...part} />
      <div className={styles.question}>
        <RadioGroup
          legend={t`Do you have a visa?`}
          options={yesNo}
          error={errorOf('visa')}
          {...register('visa')}
        />
        <Field
          label={t`About your visa`}
          optionalMark={optional}
          hint={t`Which one and until when, or why not yet.`}
          error={errorOf('visa_reason')}
        >
          <Input maxLength={limits.inquiryField} {...register('visa_reason')} />
        </Field>
      </div>
      <div className={styles.question}>
        <RadioGroup
          legend={t`Do you have an admission (school or work)?`}
          options={yesNo}
          error={errorOf('admission')}
          {...register('admission')}
        />
        <Field
          label={t`About your admission`}
          optionalMark={optional}
          hint={t`Where and from when, or why not yet.`}
          error={errorOf('admission_reason')}
        >
          <Input maxLength={limits.inquiryField} {...register('admission_reason')} />
        </Field>
      </div>
    </>
  )
}
