import { useLingui } from '@lingui/react/macro'
import { limits } from '@within-reach/contract'
import { Field, Input } from '@within-reach/shared-ui'
import styles from '../inquiry/inquiry.module.css'
import type { Inquiry } from '../inquiry/use-inquiry'

type StayValues = Record<'name' | 'email' | 'phone' | 'date_start' | 'date_end' | 'location', string>

/** When and where. A component of its own, so that the fields above it are registered first, and are the first to get the focus. */
export function StayFields({
  form,
  register,
  errorOf,
}: Pick<Inquiry<StayValues>, 'form' | 'register' | 'errorOf'>) {
  const { t } = useLingui()
  return (
    <>
      <Field label={t`From`} required error={errorOf('date_start')}>
        <Input type="date" {...register('date_start')} />
      </Field>
      <Field
        label={t`To`}
        required
        error={errorOf('date_end')}
        hint={t`For a stay by the hour, choose the same day.`}
      >
        <Input type="date" min={form.watch('date_start')} {...register('date_end')} />
      </Field>
      <div className={styles.whole}>
        <Field
          label={t`Location`}
          required
          error={errorOf('location')}
          hint={t`City, station, or what you want nearby.`}
        >
          <Input maxLength={limits.inquiryField} {...register('location')} />
        </Field>
      </div>
    </>
  )
}
