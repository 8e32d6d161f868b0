import path from 'node:path'
import { buildSingle } from '../../single.config'
import type { StartedSite } from '../checkout'
import { startPlain } from './start-plain'

/** Builds the shell and all remotes as one application, and serves it with the same hints and prerendered pages. */
export const startSingle = (): Promise<StartedSite> =>
  startPlain('single', (folder) => buildSingle(path.join(folder, 'shell/dist')))
