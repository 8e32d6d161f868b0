import type { RemoteBuild } from '@within-reach/tooling/remote'

/** What the build has to know of this remote; how it builds is written in tooling. */
export const remote: RemoteBuild = {
  name: 'mfe-messages',
  exposes: { './pages': './src/index.tsx', './center': './src/center.tsx' },
  port: 3104,
}
