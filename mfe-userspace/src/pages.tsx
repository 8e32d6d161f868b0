import { paths } from '@within-reach/shared-core'
import { createPageLifecycles, type Page } from '@within-reach/shared-core/react'
import { BoardList } from './board-list/board-list'
import { boards } from './boards'
import { catalog } from './locales/catalog'

/** The pages of this remote, by their paths. */
export const pages: readonly Page[] = [
  { path: paths.roommates, element: <BoardList key="fr" board={boards.fr} /> },
  { path: paths.trade, element: <BoardList key="tr" board={boards.tr} /> },
  { path: paths.jobs, element: <BoardList key="jobs" board={boards.jobs} /> },
  { path: paths.questions, element: <BoardList key="qb" board={boards.qb} /> },
  { path: paths.view, lazy: () => import('./post-view/post-view') },
  { path: paths.post, lazy: () => import('./post-editor/post-page') },
  { path: paths.jobsPost, lazy: () => import('./post-editor/jobs-page') },
  { path: paths.questionsPost, lazy: () => import('./post-editor/questions-page') },
  { path: paths.jobsView, lazy: () => import('./sample-job/sample-job') },
]

export const { bootstrap, mount, unmount, update } = createPageLifecycles(pages, catalog)
