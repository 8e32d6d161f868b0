import type { RemoteSection } from '@within-reach/contract'
import { history } from './history/page'
import { overview } from './overview/page'
import { remotePage } from './remote-page/page'

/** The name of this remote in the console, and whether it has regions. */
export const section: RemoteSection = {
  title: { en: 'Console', ko: '운영 콘솔', zh: '控制台', vi: 'Bảng điều khiển' },
  regional: false,
}

/** The pages of this remote, for operators only. */
export const pages = [overview, history, remotePage]
