import type { RemoteBuild } from '@within-reach/tooling/remote'

/** The build settings of this remote. How it is built is written in tooling. */
export const remote: RemoteBuild = {
  name: 'mfe-userspace',
  exposes: { './pages': './src/index.ts' },
  port: 3102,
}
