export { renderContent } from './render-content'
export * from './prerender-pages'
export type { PrerenderedList } from './rows'
