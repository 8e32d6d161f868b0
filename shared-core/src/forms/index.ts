export * from './read-values'
export * from './use-contract-form'
