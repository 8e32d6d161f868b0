import { accountDeletion } from '@within-reach/contract'
import { myDataPath, redirects } from '@within-reach/shared-core'
import { definePage } from '@within-reach/shared-core/pages'

/** A member's data: an archive of it, and the deletion of the account (/mydata). */
export const myData = definePage({
  path: myDataPath,
  title: { en: 'My data', ko: '내 데이터', zh: '我的数据', vi: 'Dữ liệu của tôi' },
  description: {
    en: 'Download everything that is yours on Within Reach, or delete your account.',
    ko: 'Within Reach에 있는 내 데이터를 모두 내려받거나 계정을 삭제할 수 있습니다.',
    zh: '下载您在 Within Reach 的全部数据，或删除您的账号。',
    vi: 'Tải xuống mọi dữ liệu của bạn trên Within Reach, hoặc xóa tài khoản.',
  },
  unlisted: true,
  privateReads: [{ path: accountDeletion.path, fields: {}, query: [] }],
  redirects: redirects.membersOnly,
  lazy: () => import('./my-data'),
  prerender: async () => (await import('./prerender')).ownData,
})
