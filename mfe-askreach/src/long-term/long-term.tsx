import { Trans, useLingui } from '@lingui/react/macro'
import { inqLong, inqLong2 } from '@within-reach/contract'
import { paths } from '@within-reach/shared-core'
import { Link, useMember } from '@within-reach/shared-core/react'
import { AskerFields } from '../inquiry/asker-fields'
import { InquiryPage } from '../inquiry/inquiry-page'
import { Part } from '../inquiry/part'
import { Progress } from '../inquiry/progress'
import { useInquiry } from '../inquiry/use-inquiry'
import { AskerDetails } from './asker-details'
import { emptyLongTerm, type LongTermValues, partOf } from './fields'
import { HomeFields } from './home-fields'
import { longTermBanner } from './long-term-banner'
import { StayFields } from './stay-fields'

/** The long-term property form (specification, sections 3 and 5). */
export function Component() {
  const { t } = useLingui()
  const member = useMember()
  const call = member ? inqLong2 : inqLong
  const inquiry = useInquiry<typeof call, LongTermValues>('inquiry:long-term', call, emptyLongTerm, [
    'budget',
  ])
  const { complete } = inquiry
  const titles = { asker: t`About you`, stay: t`Your stay`, home: t`Your home` }
  return (
    <InquiryPage
      {...longTermBanner}
      inquiry={inquiry}
      sendLabel={t`Send inquiry`}
      note={
        <Trans>
          We use what you write only to find a home for you. See our{' '}
          <Link to={paths.privacy}>Privacy Policy</Link>.
        </Trans>
      }
    >
      <Progress
        steps={[
          { id: 'asker', title: titles.asker, done: complete(partOf.asker) },
          { id: 'stay', title: titles.stay, done: complete(partOf.stay) },
          { id: 'home', title: titles.home, done: complete(partOf.home) },
        ]}
      />
      <Part id="asker" title={titles.asker}>
        <AskerFields {...inquiry} />
        <AskerDetails {...inquiry} />
      </Part>
      <Part id="stay" title={titles.stay}>
        <StayFields {...inquiry} />
      </Part>
      <Part id="home" title={titles.home}>
        <HomeFields {...inquiry} />
      </Part>
    </InquiryPage>
  )
}
