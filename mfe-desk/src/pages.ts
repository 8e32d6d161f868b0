import type { RemoteSection } from '@within-reach/contract'
import { appeals } from './appeals/page'
import { oneCase } from './case/page'
import { cases } from './cases/page'
import { history } from './history/page'
import { overview } from './overview/page'
import { papers } from './papers/page'
import { review } from './review/page'
import { staff } from './staff/page'

/** The name of this remote in the console, and whether it has regions. */
export const section: RemoteSection = {
  title: { en: 'Desk', ko: '업무 데스크', zh: '工作台', vi: 'Bàn làm việc' },
  regional: false,
}

/** The pages of this remote, for moderators, agents, and operators who grant their roles. */
export const pages = [overview, review, appeals, history, cases, oneCase, papers, staff]
