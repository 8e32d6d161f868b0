export { drawContent } from './draw-content'
export * from './draw-pages'
export type { EarlyList } from './rows'
