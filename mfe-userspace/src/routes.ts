import type { RemoteRoute } from '@within-reach/contract'
import { paths } from '@within-reach/shared-core'

/** The pages of this remote, as data. */
export const routes: readonly RemoteRoute[] = [
  { path: paths.roommates, title: { en: 'Find your roommate', ko: '룸메이트 찾기' }, menu: 'User Space' },
  { path: paths.trade, title: { en: 'Trade your stuff', ko: '중고 거래' }, menu: 'User Space' },
  { path: paths.jobs, title: { en: 'Jobs', ko: '일자리' }, menu: 'User Space' },
  { path: paths.questions, title: { en: 'Questions board', ko: '질문 게시판' }, menu: 'User Space' },
  { path: paths.post, title: { en: 'New post', ko: '새 글' }, unlisted: true },
  { path: paths.jobsPost, title: { en: 'New job post', ko: '새 일자리 글' }, unlisted: true },
  { path: paths.questionsPost, title: { en: 'New question', ko: '새 질문' }, unlisted: true },
  { path: paths.view, title: { en: 'Post', ko: '게시글' } },
  { path: paths.jobsView, title: { en: 'Sample job', ko: '일자리 예시' }, unlisted: true },
]
