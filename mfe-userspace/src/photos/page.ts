import { allFilterNames, findPosts } from '@within-reach/contract'
import { photosPath } from '@within-reach/shared-core'
import { definePage } from '@within-reach/shared-core/pages'

/** The posts of a board with photos first, and filters by facts (/find). */
export const photos = definePage({
  path: photosPath,
  title: { en: 'Posts with photos', ko: '사진으로 보기', zh: '带照片的帖子', vi: 'Bài đăng có ảnh' },
  description: {
    en: 'Rooms, second-hand things and jobs with photos, filtered by what they cost and offer.',
    ko: '방, 중고 물건, 일자리를 사진과 함께 보고 비용과 조건으로 골라 볼 수 있습니다.',
    zh: '带照片的房间、二手物品和招聘，可按费用和条件筛选。',
    vi: 'Phòng, đồ cũ và việc làm có ảnh, lọc theo giá và điều kiện.',
  },
  reads: [{ path: findPosts.path, fields: { type: 'fr' }, query: allFilterNames }],
  lazy: () => import('./photos-view'),
  prerender: async () => (await import('./prerender')).templates,
})
