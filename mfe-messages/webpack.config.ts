import type { RemoteBuild } from '@within-reach/kit'

/** The build settings of this remote. The build itself is in `kit`. */
export const remote: RemoteBuild = {
  name: 'mfe-messages',
  exposes: { './pages': './src/index.tsx', './center': './src/center.tsx' },
  port: 3104,
}
