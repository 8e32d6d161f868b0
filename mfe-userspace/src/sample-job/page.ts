import { paths } from '@within-reach/shared-core'
import { definePage } from '@within-reach/shared-core/pages'

/** An example of a job post (/jobsview). */
export const sampleJob = definePage({
  path: paths.jobsView,
  title: { en: 'Sample job', ko: '일자리 예시' },
  unlisted: true,
  lazy: () => import('./sample-job'),
  prerender: true,
})
