import { paths } from '@within-reach/shared-core'
import { definePage } from '@within-reach/shared-core/pages'

/** What is live of every remote (/console). */
export const overview = definePage({
  path: paths.console,
  title: { en: 'Console', ko: '운영 콘솔', zh: '控制台', vi: 'Bảng điều khiển' },
  menu: 'Operations',
  unlisted: true,
  audience: 'operators',
  lazy: () => import(/* webpackMode: "eager" */ './overview'),
  prerender: { skeleton: 'It shows live state to operators only.' },
})
