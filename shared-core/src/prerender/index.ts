export { renderContent } from './render-content'
export * from './prerender-pages'
export { sampleMember, sampleSession } from './sample-member'
