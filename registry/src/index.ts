export * from './decide'
export * from './document'
export * from './publish'
