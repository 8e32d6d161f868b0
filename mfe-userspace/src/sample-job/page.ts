import { paths } from '@within-reach/shared-core'
import { definePage } from '@within-reach/shared-core/pages'

/** An example of a job post (/jobsview). */
export const sampleJob = definePage({
  path: paths.jobsView,
  title: { en: 'Sample job', ko: '일자리 예시', zh: '招聘示例', vi: 'Tin việc làm mẫu' },
  description: {
    en: 'An example of a good job post: what to write about the work, the pay and the place.',
    ko: '업무와 급여, 근무지를 어떻게 적으면 좋은지 보여 주는 일자리 글 예시입니다.',
    zh: '一个优秀招聘帖子的示例：如何介绍工作内容、薪酬和地点。',
    vi: 'Ví dụ về một tin việc làm tốt: nên viết gì về công việc, lương và địa điểm.',
  },
  unlisted: true,
  lazy: () => import('./sample-job'),
  prerender: true,
})
