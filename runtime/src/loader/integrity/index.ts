export { isHarmless } from './harmless-markup'
export { type PolicyFactory, setPolicy } from './policy'
export { createPublishedFiles, type PublishedFiles } from './published-files'
