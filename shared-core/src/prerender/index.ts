export { renderContent } from './render-content'
export * from './prerender-pages'
