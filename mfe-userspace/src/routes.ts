import type { RemoteRoute } from '@within-reach/contract'
import { paths } from '@within-reach/shared-core'

/** The pages of this remote, as data. */
export const routes: readonly RemoteRoute[] = [
  { path: paths.roommates, title: 'Find your roommate', menu: 'User Space' },
  { path: paths.trade, title: 'Trade your stuff', menu: 'User Space' },
  { path: paths.jobs, title: 'Jobs', menu: 'User Space' },
  { path: paths.questions, title: 'Questions board', menu: 'User Space' },
  { path: paths.post, title: 'New post' },
  { path: paths.jobsPost, title: 'New job post' },
  { path: paths.questionsPost, title: 'New question' },
  { path: paths.view, title: 'Post' },
  { path: paths.jobsView, title: 'Sample job', unlisted: true },
]
