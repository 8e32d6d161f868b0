export type { RemoteBuild } from './webpack/remote-build'
