export { recordOfCall, recordsOfCalls } from './call-record'
export { checkVersion } from './check'
export type { FoundByRule } from './finding'
export type { MountFigure, Surroundings } from './surroundings'
