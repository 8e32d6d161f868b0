import type { TestApi } from '../api'
import { publishPost, reportAs } from '../moderated'
import { breakApi, type Fault, reads, untilMetric } from './fault'

/** Lets two days pass for a new report. */
async function ignoreReport(api: TestApi): Promise<void> {
  const ana = await api.signUp('ana')
  const ben = await api.signUp('ben')
  await reportAs(api, ben, { kind: 'post', id: await publishPost(api, ana, 'A room') })
  await api.database.pool.query(`update reviews set created_at = now() - interval '2 days'`)
  await untilMetric(api, /^moderation_oldest_seconds 1\d{5}/m)
}

export const moderationFaults: readonly Fault[] = [
  {
    alert: 'ModerationWaiting',
    fault: 'no moderator decides about a report',
    produce: () =>
      breakApi(
        {},
        {
          async broken(api) {
            await ignoreReport(api)
            await reads(api.url)
          },
        },
      ),
  },
]
