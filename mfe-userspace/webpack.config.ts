import type { RemoteBuild } from '@within-reach/kit'

/** The build settings of this remote. The build itself is in `kit`. */
export const remote: RemoteBuild = {
  name: 'mfe-userspace',
  exposes: { './pages': './src/index.ts' },
  port: 3102,
}
