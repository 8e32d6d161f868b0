import { paths } from '@within-reach/shared-core'
import { definePage } from '@within-reach/shared-core/pages'

/** The form for a short stay (/askreachshorttermstay). */
export const shortTerm = definePage({
  path: paths.shortTermStay,
  title: { en: 'Short-term stay', ko: '단기 숙박', zh: '短期住宿', vi: 'Lưu trú ngắn hạn' },
  description: {
    en: 'Motels, guesthouses and rooms for a few nights or by the hour: say when and where, and an agent finds you a place to stay.',
    ko: '모텔, 게스트하우스, 며칠 또는 몇 시간 머물 방까지, 날짜와 장소만 알려 주시면 에이전트가 묵을 곳을 찾아 드립니다.',
    zh: '旅馆、民宿，以及住几晚或按小时入住的房间：说明时间和地点，顾问会为您找到住处。',
    vi: 'Nhà nghỉ, nhà khách và phòng thuê vài đêm hoặc theo giờ: cho biết thời gian và địa điểm, người tư vấn sẽ tìm chỗ ở cho bạn.',
  },
  menu: 'Ask Reach',
  lazy: () => import('./short-term'),
  prerender: true,
})
