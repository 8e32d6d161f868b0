import { inqLong } from '@within-reach/contract'
import type { TestApi } from '../api'
import { inquiry } from '../cases'
import { breakApi, type Fault, reads, untilMetric } from './fault'

/** Lets two days pass for a new inquiry. */
async function ignoreInquiry(api: TestApi): Promise<void> {
  await api.call(inqLong, inquiry)
  await api.mailTo(inquiry.email)
  await api.database.pool.query(`update cases set created_at = now() - interval '2 days'`)
  await untilMetric(api, /^cases_unattended 1$/m)
}

export const caseFaults: readonly Fault[] = [
  {
    alert: 'CasesUnattended',
    fault: 'no agent takes an inquiry',
    produce: () =>
      breakApi(
        {},
        {
          async broken(api) {
            await ignoreInquiry(api)
            await reads(api.url)
          },
        },
      ),
  },
]
