import { Trans, useLingui } from '@lingui/react/macro'
import { inqShort, inqShort2, limits } from '@within-reach/contract'
import { useMember } from '@within-reach/shared-core/react'
import { Field, Input } from '@within-reach/shared-ui'
import { AskerFields } from '../inquiry/asker-fields'
import styles from '../inquiry/inquiry.module.css'
import { InquiryPage } from '../inquiry/inquiry-page'
import { Part } from '../inquiry/part'
import { useInquiry } from '../inquiry/use-inquiry'

const empty = { name: '', email: '', phone: '', date_start: '', date_end: '', location: '' }

/** The short-term stay form (specification, sections 3 and 5). */
export function Component() {
  const { t } = useLingui()
  const member = useMember()
  const inquiry = useInquiry('inquiry:short-term', member ? inqShort2 : inqShort, empty)
  const { form, register, errorOf } = inquiry
  return (
    <InquiryPage
      title={t`Short-term stay`}
      lead={
        <Trans>
          Motels, guesthouses and rooms for a few nights, or by the hour (4~5 hrs). Tell us when and where.
        </Trans>
      }
      inquiry={inquiry}
      sendLabel={t`Send inquiry`}
    >
      <Part title={t`About you`}>
        <AskerFields {...inquiry} />
      </Part>
      <Part title={t`Your stay`}>
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
      </Part>
    </InquiryPage>
  )
}
