export * from './render-remote'
export * from './service'
export * from './speculative'
