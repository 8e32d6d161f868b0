export * from './render-remote'
export * from './service'
