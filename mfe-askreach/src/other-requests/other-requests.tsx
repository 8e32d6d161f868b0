import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { inqs, limits } from '@within-reach/contract'
import { redirects } from '@within-reach/shared-core'
import { useRedirect } from '@within-reach/shared-core/react'
import { Field, Input, TextArea } from '@within-reach/shared-ui'
import styles from '../inquiry/inquiry.module.css'
import { InquiryPage } from '../inquiry/inquiry-page'
import { Part } from '../inquiry/part'
import { useInquiry } from '../inquiry/use-inquiry'

/** The offered services (specification, section 1). */
const offered = [
  msg`A tour guide`,
  msg`Recommendations of places and restaurants`,
  msg`Ticket reservations`,
  msg`A personal driver`,
  msg`Help for study or residence abroad`,
]

/** The page for other requests (specification, section 2). It needs a login, which leads back to the page. */
export const Component = () => (useRedirect(redirects.membersOnly) ? null : <RequestForm />)

function RequestForm() {
  const { t } = useLingui()
  const inquiry = useInquiry('inquiry:other-requests', inqs, { subject: '', cont: '' })
  const { register, errorOf } = inquiry
  return (
    <InquiryPage
      title={t`Other requests`}
      lead={<Trans>Ask for anything else that makes life abroad easier. An agent takes care of it.</Trans>}
      inquiry={inquiry}
      sendLabel={t`Send request`}
      before={
        <div>
          <p className={styles.explained}>
            <Trans>
              Describe what you need, where and when. An agent reads every request and answers by e-mail.
              People ask us for:
            </Trans>
          </p>
          <ul className={styles.offered}>
            {offered.map((service) => (
              <li key={service.id}>{t(service)}</li>
            ))}
          </ul>
        </div>
      }
    >
      <Part title={t`What you need`}>
        <div className={styles.whole}>
          <Field label={t`Subject`} required error={errorOf('subject')}>
            <Input maxLength={limits.subject} {...register('subject')} />
          </Field>
        </div>
        <div className={styles.whole}>
          <Field label={t`Your request`} required error={errorOf('cont')}>
            <TextArea rows={8} maxLength={limits.inquiryField} {...register('cont')} />
          </Field>
        </div>
      </Part>
    </InquiryPage>
  )
}
