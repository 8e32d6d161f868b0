import { paths } from '@within-reach/shared-core'
import { definePage } from '@within-reach/shared-core/pages'

/** The form for a long-term home (/askreachlongtermproperty). */
export const longTerm = definePage({
  path: paths.longTermProperty,
  title: { en: 'Long-term property', ko: '장기 임대', zh: '长租房源', vi: 'Thuê dài hạn' },
  description: {
    en: 'Tell a verified agent how long you stay, where you want to live and what you can spend; they look for a long-term home abroad that fits.',
    ko: '머무를 기간과 원하는 지역, 예산을 알려 주시면 검증된 에이전트가 해외에서 지낼 알맞은 장기 임대 집을 찾아 드립니다.',
    zh: '告诉经核实的顾问您要住多久、想住哪里、预算多少；顾问会为您寻找合适的海外长租房。',
    vi: 'Cho người tư vấn đã xác minh biết bạn ở bao lâu, muốn sống ở đâu và chi trả được bao nhiêu; họ sẽ tìm chỗ ở dài hạn phù hợp ở nước ngoài.',
  },
  menu: 'Ask Reach',
  lazy: () => import(/* webpackMode: "eager" */ './long-term'),
  prerender: true,
})

/** The banner of that form alone (/longtermheader). */
export const longTermHeader = definePage({
  path: paths.longTermHeader,
  title: {
    en: 'Long-term property banner',
    ko: '장기 임대 배너',
    zh: '长租房源横幅',
    vi: 'Biểu ngữ thuê dài hạn',
  },
  description: {
    en: 'The banner of the form for a long-term home.',
    ko: '장기 임대 신청 양식의 배너입니다.',
    zh: '长租房源表单的横幅。',
    vi: 'Biểu ngữ của mẫu đơn tìm chỗ ở dài hạn.',
  },
  unlisted: true,
  lazy: () => import(/* webpackMode: "eager" */ './long-term-banner'),
  prerender: true,
})
