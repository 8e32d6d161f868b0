import { posts, type PostType } from '@within-reach/contract'
import { paths } from '@within-reach/shared-core'
import { definePage } from '@within-reach/shared-core/pages'

const menu = 'User Space'

/** The read of a board's list, with the filters of the address. */
function readsOf(type: PostType, filters: Readonly<Record<string, string>>) {
  const fields = { ...filters, search: '' }
  return [{ path: posts.path, fields: { type, ...fields }, query: [...Object.keys(fields), 'page'] }]
}
const regionFilter = { region: 'all' }

const list = (type: PostType) => async () => {
  const { boardPage } = await import(/* webpackMode: "eager" */ './board-page')
  return { Component: boardPage(type) }
}

/** Roommates (/userspacefindyourroommate). */
export const roommates = definePage({
  path: paths.roommates,
  title: { en: 'Find your roommate', ko: '룸메이트 찾기', zh: '寻找室友', vi: 'Tìm bạn cùng phòng' },
  description: {
    en: 'Rooms and roommates, offered and sought by people who live, study or work abroad.',
    ko: '해외에서 살고 공부하고 일하는 사람들이 함께 지낼 룸메이트와 방을 찾고 소개하는 게시판입니다.',
    zh: '在海外生活、学习或工作的人们出租和求租的房间，以及寻找的室友。',
    vi: 'Phòng và bạn cùng phòng, do những người sống, học hoặc làm việc ở nước ngoài cho thuê và tìm kiếm.',
  },
  menu,
  reads: readsOf('fr', regionFilter),
  lazy: list('fr'),
  prerender: async () => (await import('./prerender')).listOf('fr'),
})

/** Second-hand things (/userspacetrade). */
export const trade = definePage({
  path: paths.trade,
  title: { en: 'Trade your stuff', ko: '중고 거래', zh: '二手交易', vi: 'Mua bán đồ cũ' },
  description: {
    en: 'Second-hand furniture, appliances and everyday things from people near you who are moving away.',
    ko: '이사하거나 귀국하는 이웃이 내놓은 중고 가구와 가전, 생활용품을 사고파는 게시판입니다.',
    zh: '附近即将离开的人们转让的二手家具、家电和日常用品。',
    vi: 'Đồ nội thất, đồ gia dụng và vật dụng hằng ngày đã qua sử dụng từ những người gần bạn sắp chuyển đi.',
  },
  menu,
  reads: readsOf('tr', regionFilter),
  lazy: list('tr'),
  prerender: async () => (await import('./prerender')).listOf('tr'),
})

/** Jobs (/userspacejobs). */
export const jobs = definePage({
  path: paths.jobs,
  title: { en: 'Jobs', ko: '일자리', zh: '招聘', vi: 'Việc làm' },
  description: {
    en: 'Jobs for people who live abroad: find work, or find somebody for the work that you have.',
    ko: '해외에서 지내는 사람들을 위한 구인·구직 게시판입니다. 일자리를 찾거나 함께 일할 사람을 찾아보세요.',
    zh: '面向旅居海外者的招聘：找工作，或为您的工作找人。',
    vi: 'Việc làm cho người sống ở nước ngoài: tìm việc, hoặc tìm người cho công việc của bạn.',
  },
  menu,
  reads: readsOf('jobs', { ...regionFilter, jstatus: 'all' }),
  lazy: list('jobs'),
  prerender: async () => (await import('./prerender')).listOf('jobs'),
})

/** Questions (/userspacequestionsboard). */
export const questions = definePage({
  path: paths.questions,
  title: { en: 'Questions board', ko: '질문 게시판', zh: '提问版块', vi: 'Hỏi đáp' },
  description: {
    en: 'Questions about visas, housing, study and daily life abroad, answered by people with experience.',
    ko: '비자, 집, 유학, 해외 생활에 대해 묻고, 먼저 겪어 본 사람들에게 답을 듣는 게시판입니다.',
    zh: '关于海外签证、住房、学习和日常生活的提问，由有经验的人解答。',
    vi: 'Câu hỏi về thị thực, nhà ở, học tập và cuộc sống ở nước ngoài, được người có kinh nghiệm trả lời.',
  },
  menu,
  reads: readsOf('qb', {}),
  lazy: list('qb'),
  prerender: async () => (await import('./prerender')).listOf('qb'),
})
