export * from './decisions'
export { createTestLoader } from './loader'
export { type Fault, type Network, stubNetwork } from './network'
export { liveWith, publish, type TestVersion } from './versions'
