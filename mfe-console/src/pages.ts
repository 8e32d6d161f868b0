import type { RemoteSection } from '@within-reach/contract'
import { history } from './history/page'
import { overview } from './overview/page'
import { remotePage } from './remote-page/page'

/** What operators see of this remote as a whole. */
export const section: RemoteSection = {
  title: { en: 'Console', ko: '운영 콘솔' },
  regional: false,
}

/** The pages of this remote: for operators, and in the menu of nobody else. */
export const pages = [overview, history, remotePage]
