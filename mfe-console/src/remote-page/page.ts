import { paths } from '@within-reach/shared-core'
import { definePage } from '@within-reach/shared-core/pages'

/** One remote: its versions, canary and health (/console/remote, query name). */
export const remotePage = definePage({
  path: paths.consoleRemote,
  title: { en: 'Remote', ko: '리모트', zh: '远程模块', vi: 'Mô-đun từ xa' },
  unlisted: true,
  audience: 'operators',
  lazy: () => import('./remote-page'),
  prerender: { skeleton: 'It shows live state to operators only.' },
})
