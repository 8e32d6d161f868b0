import {
  cms,
  postDetail,
  type PostType,
  posts,
  type RemoteRoute,
  type RemoteSection,
} from '@within-reach/contract'
import { paths } from '@within-reach/shared-core'

const menu = 'User Space'

/** The list of a board as its page asks for it, narrowed as the address says. */
const listOf = (type: PostType, narrowed: Readonly<Record<string, string>>) => {
  const fields = { search: '', ...narrowed }
  return [{ path: posts.path, fields: { type, ...fields }, query: [...Object.keys(fields), 'page'] }]
}
const placed = { region: 'all' }

/** What operators see of this remote as a whole. */
export const section: RemoteSection = {
  title: { en: 'User Space', ko: '커뮤니티' },
  regional: true,
}

/** The pages of this remote, as data. */
export const routes: readonly RemoteRoute[] = [
  {
    path: paths.roommates,
    title: { en: 'Find your roommate', ko: '룸메이트 찾기' },
    description: {
      en: 'Rooms and roommates, offered and sought by people who live, study or work abroad.',
      ko: '해외에서 살고 공부하고 일하는 사람들이 함께 지낼 룸메이트와 방을 찾고 소개하는 게시판입니다.',
    },
    menu,
    reads: listOf('fr', placed),
  },
  {
    path: paths.trade,
    title: { en: 'Trade your stuff', ko: '중고 거래' },
    description: {
      en: 'Second-hand furniture, appliances and everyday things from people near you who are moving on.',
      ko: '이사하거나 귀국하는 이웃이 내놓은 중고 가구와 가전, 생활용품을 사고파는 게시판입니다.',
    },
    menu,
    reads: listOf('tr', placed),
  },
  {
    path: paths.jobs,
    title: { en: 'Jobs', ko: '일자리' },
    description: {
      en: 'Jobs for people who live abroad: find work, or find somebody for the work that you have.',
      ko: '해외에서 지내는 사람들을 위한 구인·구직 게시판입니다. 일자리를 찾거나 함께 일할 사람을 찾아 보세요.',
    },
    menu,
    reads: listOf('jobs', { ...placed, jstatus: 'all' }),
  },
  {
    path: paths.questions,
    title: { en: 'Questions board', ko: '질문 게시판' },
    description: {
      en: 'Questions about visas, housing, study and daily life abroad, answered by people who have been through it.',
      ko: '비자, 집, 유학, 해외 생활에 대해 묻고, 먼저 겪어 본 사람들에게 답을 듣는 게시판입니다.',
    },
    menu,
    reads: listOf('qb', {}),
  },
  { path: paths.post, title: { en: 'New post', ko: '새 글' }, unlisted: true },
  { path: paths.jobsPost, title: { en: 'New job post', ko: '새 일자리 글' }, unlisted: true },
  { path: paths.questionsPost, title: { en: 'New question', ko: '새 질문' }, unlisted: true },
  {
    path: paths.view,
    title: { en: 'Post', ko: '게시글' },
    description: {
      en: 'A post from the Within Reach community boards, with its comments.',
      ko: 'Within Reach 커뮤니티 게시판의 글과 댓글입니다.',
    },
    reads: [
      { path: postDetail.path, fields: {}, query: ['id'] },
      { path: cms.path, fields: {}, query: ['id'] },
    ],
  },
  { path: paths.jobsView, title: { en: 'Sample job', ko: '일자리 예시' }, unlisted: true },
]
