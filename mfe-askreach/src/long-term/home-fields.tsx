import { useLingui } from '@lingui/react/macro'
import { limits } from '@within-reach/contract'
import { Field, Input, TextArea } from '@within-reach/shared-ui'
import styles from '../inquiry/inquiry.module.css'
import type { PartOfForm } from './fields'

/** Location and budget. */
export function HomeFields({ register, errorOf }: PartOfForm) {
  const { t } = useLingui()
  return (
    <>
      <div className={styles.whole}>
        <Field
          label={t`Area in mind`}
          required
          error={errorOf('area_in_mind')}
          hint={t`City, district, or what you want nearby.`}
        >
          <TextArea rows={3} maxLength={limits.inquiryField} {...register('area_in_mind')} />
        </Field>
      </div>
      <Field label={t`Budget`} required hint={t`Monthly, in USD.`} error={errorOf('budget')}>
        <Input inputMode="decimal" autoComplete="off" {...register('budget')} />
      </Field>
    </>
  )
}
