export * from './decisions'
export { type Fault, type Network, stubNetwork } from './network'
export { createTestRuntime } from './runtime'
export { liveWith, publish, type TestVersion } from './versions'
