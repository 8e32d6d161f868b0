import { paths } from '@within-reach/shared-core'
import { createPageLifecycles } from '@within-reach/shared-core/react'
import { Frame } from './frame/frame'
import { Overview } from './overview/overview'
import { catalog } from './locales/catalog'

export const { bootstrap, mount, unmount, update } = createPageLifecycles(
  [
    {
      element: <Frame />,
      children: [
        { path: paths.console, element: <Overview /> },
        { path: paths.consoleRemote, lazy: () => import('./remote-page/remote-page') },
        { path: paths.consoleHistory, lazy: () => import('./history/history-page') },
      ],
    },
  ],
  catalog,
)
