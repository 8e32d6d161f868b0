import { getInstance } from '@module-federation/enhanced/runtime'
import type { SharedModule } from './receipt'

/** The modules that the sections share, each with the version that is really in use. */
export function sharedModules(): SharedModule[] {
  const scope = getInstance()?.shareScopeMap.default ?? {}
  return Object.entries(scope)
    .flatMap(([name, versions]) =>
      Object.entries(versions)
        .filter(([, { loaded, lib }]) => loaded === true || lib !== undefined)
        .map(([version, { from }]) => ({ name, version, from })),
    )
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
}
