import { getProfile } from '@within-reach/contract'
import { paths, redirects } from '@within-reach/shared-core'
import { definePage } from '@within-reach/shared-core/pages'

/** A member's own profile (/profile). */
export const profile = definePage({
  path: paths.profile,
  title: { en: 'My profile', ko: '내 프로필' },
  unlisted: true,
  privateReads: [{ path: getProfile.path, fields: {}, query: [] }],
  redirects: redirects.membersOnly,
  lazy: () => import('./profile'),
  prerender: async () => (await import('./prerender')).ownProfile,
})
