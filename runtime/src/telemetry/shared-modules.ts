import type { ModuleFederation } from '@module-federation/enhanced/runtime'
import type { SharedModule } from './diagnostics'

/**
 * The modules shared by the sections, each with the version in use.
 * @param instance the shell's part of Module Federation
 */
export function sharedModules(
  instance: Pick<ModuleFederation, 'shareScopeMap' | 'options'> | null,
): SharedModule[] {
  if (!instance) return []
  const { shareScopeMap, options } = instance
  // A module loaded on demand is registered under the remote that requested it first. Its source names the provider.
  const isOurs = (name: string, source: unknown): boolean =>
    source !== undefined && (options.shared[name] ?? []).some(({ get }) => get === source)
  return (
    Object.entries(shareScopeMap.default ?? {})
      .flatMap(([name, versions]) =>
        Object.entries(versions)
          // A container of webpack's own registers a number.
          .filter(([, { loaded, lib }]) => Boolean(loaded) || lib !== undefined)
          .map(([version, { get, from }]) => ({
            name,
            version,
            from: isOurs(name, get) ? options.name : from,
          })),
      )
      // Compared by code units: locale comparison costs a phone 40 ms the first time.
      .sort((a, b) => (a.name < b.name ? -1 : 1))
  )
}
