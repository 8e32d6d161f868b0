import type { RemoteBuild } from '@within-reach/kit'

/** The build settings of this remote. The build itself is in @within-reach/kit. */
export const remote: RemoteBuild = {
  name: 'mfe-safety',
  exposes: { './pages': './src/index.ts' },
  port: 3107,
}
