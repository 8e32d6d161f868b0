import type { RemoteBuild } from '@within-reach/kit'

/** The build settings of this remote. The build itself is in `kit`. */
export const remote: RemoteBuild = {
  name: 'mfe-console',
  exposes: { './pages': './src/index.tsx' },
  port: 3105,
}
