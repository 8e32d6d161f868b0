export * from './read-values'
export * from './use-contract-form'
export * from './use-fault-words'
