import type { RemoteBuild } from '@within-reach/kit'

/** The build settings of this remote. The build itself is in @within-reach/kit. */
export const remote: RemoteBuild = {
  name: 'mfe-desk',
  exposes: { './pages': './src/index.tsx' },
  port: 3107,
}
