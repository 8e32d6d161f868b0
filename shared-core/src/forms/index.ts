export * from './read-values'
export * from './use-contract-form'
export * from './use-draft'
export * from './use-error-text'
