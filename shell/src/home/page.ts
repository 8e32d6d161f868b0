import { paths } from '@within-reach/shared-core'
import { definePage } from '@within-reach/shared-core/pages'

/** The home page (/). Its title is the name of the site. */
export const home = definePage({
  path: paths.home,
  title: { en: '', ko: '', zh: '', vi: '' },
  description: {
    en: 'Rooms, short stays and a community for people who live abroad: find a home, a flatmate, a job and answers in South Korea, the United Kingdom and beyond.',
    ko: '해외에서 지내는 사람들을 위한 집과 커뮤니티입니다. 장기 임대, 단기 숙박, 룸메이트, 중고 거래, 일자리와 궁금한 점까지 한곳에서 찾아보세요.',
    zh: '为旅居海外者提供房间、短期住宿和社区：在韩国、英国及更多地方寻找住房、室友、招聘和解答。',
    vi: 'Phòng, lưu trú ngắn hạn và cộng đồng cho người sống ở nước ngoài: tìm chỗ ở, bạn cùng phòng, việc làm và câu trả lời tại Hàn Quốc, Vương quốc Anh và nhiều nơi khác.',
  },
  lazy: () => import(/* webpackChunkName: "pages" */ './home'),
  // Only the part above the fold is prerendered, see `prerender-shell.tsx`.
  prerender: true,
})
