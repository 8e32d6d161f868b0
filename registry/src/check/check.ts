import type { RemoteVersion } from '../document'
import { callsFinding, contractFinding } from './calls'
import { exposesFinding } from './exposes'
import { filesFinding } from './files'
import type { FoundByRule } from './finding'
import { mountFinding } from './mount'
import { pagesFinding } from './pages'
import { requestsFinding } from './requests'
import { routesFinding } from './routes'
import { sharedFinding, shellFinding } from './shared'
import { sizeFinding } from './size'
import type { Surroundings } from './surroundings'

/**
 * Checks whether a version fits everything that is live. Fields that an older record lacks are not checked.
 * @returns the finding of each rule; the version can go live if all are ok
 */
export function checkVersion(candidate: RemoteVersion, surroundings: Surroundings): FoundByRule[] {
  return [
    filesFinding(candidate),
    sizeFinding(candidate, surroundings),
    requestsFinding(candidate, surroundings),
    mountFinding(candidate, surroundings),
    sharedFinding(candidate, surroundings),
    contractFinding(candidate, surroundings),
    callsFinding(candidate, surroundings),
    shellFinding(candidate, surroundings),
    exposesFinding(candidate, surroundings),
    pagesFinding(candidate, surroundings),
    routesFinding(candidate, surroundings),
  ]
}
