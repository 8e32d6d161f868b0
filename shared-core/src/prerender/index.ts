export { renderContent } from './render-content'
export * from './prerender-pages'
export { sampleMember } from './sample-member'
