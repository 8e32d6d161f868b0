import type { RemoteBuild } from '@within-reach/tooling/remote'

/** The build settings of this remote. The build itself is in `tooling`. */
export const remote: RemoteBuild = {
  name: 'mfe-console',
  exposes: { './pages': './src/index.tsx' },
  port: 3105,
}
