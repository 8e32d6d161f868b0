import type { RemoteBuild } from '@within-reach/tooling/remote'

/** What the build has to know of this remote; how it builds is written in tooling. */
export const remote: RemoteBuild = {
  name: 'mfe-userspace',
  exposes: { './pages': './src/index.ts' },
  port: 3102,
}
