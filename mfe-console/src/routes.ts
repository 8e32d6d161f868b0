import type { RemoteRoute, RemoteSection } from '@within-reach/contract'
import { paths } from '@within-reach/shared-core'

/** What operators see of this remote as a whole. */
export const section: RemoteSection = {
  title: { en: 'Console', ko: '운영 콘솔' },
  regional: false,
}

/** The pages of this remote, as data: for operators, and in nobody else's menu. */
export const routes: readonly RemoteRoute[] = [
  {
    path: paths.console,
    title: { en: 'Console', ko: '운영 콘솔' },
    menu: 'Operations',
    unlisted: true,
    audience: 'operators',
  },
  {
    path: paths.consoleHistory,
    title: { en: 'History', ko: '변경 내역' },
    menu: 'Operations',
    unlisted: true,
    audience: 'operators',
  },
  {
    path: paths.consoleRemote,
    title: { en: 'Remote', ko: '원격 모듈' },
    unlisted: true,
    audience: 'operators',
  },
]
