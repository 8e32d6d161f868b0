import { Trans, useLingui } from '@lingui/react/macro'
import { inqShort, inqShort2 } from '@within-reach/contract'
import { useMember } from '@within-reach/shared-core/react'
import { AskerFields } from '../inquiry/asker-fields'
import { InquiryPage } from '../inquiry/inquiry-page'
import { Part } from '../inquiry/part'
import { useInquiry } from '../inquiry/use-inquiry'
import { StayFields } from './stay-fields'

const empty = { name: '', email: '', phone: '', date_start: '', date_end: '', location: '' }

/** The short-term stay form (specification, sections 3 and 5). */
export function Component() {
  const { t } = useLingui()
  const member = useMember()
  const inquiry = useInquiry('inquiry:short-term', member ? inqShort2 : inqShort, empty)
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
        <StayFields {...inquiry} />
      </Part>
    </InquiryPage>
  )
}
