import { buildNaive } from '../../naive.config'
import type { StartedSite } from '../checkout'
import { startPlain } from '../single/start-plain'

/** Builds the shell and all remotes as the documentation of Module Federation describes, and serves them. */
export const startNaive = (): Promise<StartedSite> => startPlain('naive', buildNaive)
