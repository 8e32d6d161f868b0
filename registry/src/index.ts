export * from './decide'
export * from './document'
export * from './publish'
export * from './shell'
