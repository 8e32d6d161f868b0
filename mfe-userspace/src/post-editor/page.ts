import { paths, redirects } from '@within-reach/shared-core'
import { definePage } from '@within-reach/shared-core/pages'

/** A new roommate or trade post (/post). */
export const post = definePage({
  path: paths.post,
  title: { en: 'New post', ko: '새 글', zh: '新帖子', vi: 'Bài đăng mới' },
  description: {
    en: 'Look for a roommate, or offer something that you no longer need.',
    ko: '룸메이트를 찾거나 더 이상 쓰지 않는 물건을 내놓을 수 있습니다.',
    zh: '寻找室友，或转让您不再需要的物品。',
    vi: 'Tìm bạn cùng phòng, hoặc rao thứ bạn không còn cần.',
  },
  unlisted: true,
  redirects: redirects.membersOnly,
  lazy: () => import('./post-page'),
  prerender: async () => (await import('./prerender')).ofType,
})

/** A new job (/jobspost). */
export const jobsPost = definePage({
  path: paths.jobsPost,
  title: { en: 'New job post', ko: '새 일자리 글', zh: '新招聘帖子', vi: 'Tin việc làm mới' },
  description: {
    en: 'Offer a job, or say what kind of work you are looking for.',
    ko: '일자리를 소개하거나 어떤 일을 찾는지 알릴 수 있습니다.',
    zh: '发布招聘，或说明您想找什么样的工作。',
    vi: 'Đăng việc làm, hoặc cho biết bạn đang tìm công việc gì.',
  },
  unlisted: true,
  redirects: redirects.membersOnly,
  lazy: () => import('./jobs-page'),
  prerender: async () => (await import('./prerender')).newPost,
})

/** A new question (/questionsboardpost). */
export const questionsPost = definePage({
  path: paths.questionsPost,
  title: { en: 'New question', ko: '새 질문', zh: '新提问', vi: 'Câu hỏi mới' },
  description: {
    en: 'Ask people who live there already.',
    ko: '그곳에 먼저 사는 사람들에게 질문해 보세요.',
    zh: '问问已经住在当地的人。',
    vi: 'Hỏi những người đã sống ở đó.',
  },
  unlisted: true,
  redirects: redirects.membersOnly,
  lazy: () => import('./questions-page'),
  prerender: async () => (await import('./prerender')).newPost,
})
