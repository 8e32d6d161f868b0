import { paths, redirects } from '@within-reach/shared-core'
import { definePage } from '@within-reach/shared-core/pages'

/** A new roommate or trade post (/post). */
export const post = definePage({
  path: paths.post,
  title: { en: 'New post', ko: '새 글' },
  unlisted: true,
  redirects: redirects.membersOnly,
  lazy: () => import('./post-page'),
  prerender: async () => (await import('./prerender')).ofType,
})

/** A new job (/jobspost). */
export const jobsPost = definePage({
  path: paths.jobsPost,
  title: { en: 'New job post', ko: '새 일자리 글' },
  unlisted: true,
  redirects: redirects.membersOnly,
  lazy: () => import('./jobs-page'),
  prerender: async () => (await import('./prerender')).newPost,
})

/** A new question (/questionsboardpost). */
export const questionsPost = definePage({
  path: paths.questionsPost,
  title: { en: 'New question', ko: '새 질문' },
  unlisted: true,
  redirects: redirects.membersOnly,
  lazy: () => import('./questions-page'),
  prerender: async () => (await import('./prerender')).newPost,
})
