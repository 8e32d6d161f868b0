import { createPageLifecycles } from '@within-reach/shared-core/react'
import { routes } from './routes'

export const { bootstrap, mount, unmount, update } = createPageLifecycles(
  routes.map(({ path, title }) => ({ path, element: <h1>{title}</h1> })),
)
