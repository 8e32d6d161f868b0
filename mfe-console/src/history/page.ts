import { paths } from '@within-reach/shared-core'
import { definePage } from '@within-reach/shared-core/pages'

/** Every change of what is live (/console/history). */
export const history = definePage({
  path: paths.consoleHistory,
  title: { en: 'History', ko: '변경 내역', zh: '历史记录', vi: 'Lịch sử' },
  menu: 'Operations',
  unlisted: true,
  audience: 'operators',
  lazy: () => import('./history-page'),
  prerender: { skeleton: 'It shows live state to operators only.' },
})
