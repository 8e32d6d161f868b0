import { buildNaive } from '../../naive.config'
import type { StartedSite } from '../checkout'
import { startPlain } from '../single/start-plain'

/** Builds the shell and all remotes with Module Federation as its documentation says, and serves them. */
export const startNaive = (): Promise<StartedSite> => startPlain('naive', buildNaive)
