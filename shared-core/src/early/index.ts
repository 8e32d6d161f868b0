export * from './draw-pages'
export type { EarlyList } from './rows'
