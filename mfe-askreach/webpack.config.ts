import type { RemoteBuild } from '@within-reach/kit'

/** The build settings of this remote. The build itself is in `kit`. */
export const remote: RemoteBuild = {
  name: 'mfe-askreach',
  exposes: { './pages': './src/index.ts' },
  port: 3103,
}
