export { type Description, describeRemote, type NewRemote } from './new-remote'
export { korean } from './screen-files'
export { sourceFiles } from './source-files'
export { type Files, quoted } from './texts'
