import type { RemoteBuild } from '@within-reach/tooling/remote'

/** What the build has to know of this remote; how it builds is written in tooling. */
export const remote: RemoteBuild = {
  name: 'mfe-console',
  exposes: { './pages': './src/index.tsx' },
  port: 3105,
}
