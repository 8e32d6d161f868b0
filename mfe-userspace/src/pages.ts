import type { RemoteSection } from '@within-reach/contract'
import { bookmarks } from './bookmarks/page'
import { jobs, questions, roommates, trade } from './board-list/page'
import { photos } from './photos/page'
import { jobsPost, post, questionsPost } from './post-editor/page'
import { mySearches } from './my-searches/page'
import { saveSearch } from './save-search/page'
import { stopMails } from './stop-mails/page'
import { view } from './post-view/page'
import { sampleJob } from './sample-job/page'

/** The name of this remote in the console, and whether it has regions. */
export const section: RemoteSection = {
  title: { en: 'User Space', ko: '커뮤니티', zh: 'User Space', vi: 'User Space' },
  regional: true,
}

/** The pages of this remote. */
export const pages = [
  roommates,
  trade,
  jobs,
  questions,
  post,
  jobsPost,
  questionsPost,
  view,
  photos,
  mySearches,
  saveSearch,
  stopMails,
  bookmarks,
  sampleJob,
]
