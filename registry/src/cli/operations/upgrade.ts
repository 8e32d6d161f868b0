import { satisfy } from '@module-federation/runtime-core'
import type { ModuleUser, SharedModule } from '@within-reach/contract'
import type { ModuleWish } from '../reading/values'

/** A shared module with another version, and the live versions that would not run with it. */
export interface Upgrade {
  readonly module: string
  readonly version: string
  readonly provided?: string
  readonly runs: readonly ModuleUser[]
  readonly fails: readonly ModuleUser[]
}

/**
 * Whether a live version would run with this version of a module. Module Federation's own function decides, as in a browser: a
 * section whose range the version does not satisfy is not loaded.
 */
export const wouldRun = ({ range }: ModuleUser, version: string): boolean => satisfy(version, range)

/**
 * Finds who holds an upgrade of a shared module back.
 * @returns undefined if no live version uses the module and the shell does not provide it
 */
export function upgradeOf(
  modules: readonly SharedModule[],
  { module, version }: Required<ModuleWish>,
): Upgrade | undefined {
  const found = modules.find((each) => each.module === module)
  if (!found) return undefined
  return {
    module,
    version,
    provided: found.provided,
    runs: found.users.filter((user) => wouldRun(user, version)),
    fails: found.users.filter((user) => !wouldRun(user, version)),
  }
}
