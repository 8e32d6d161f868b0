import type { ModuleFederation } from '@module-federation/enhanced/runtime'
import type { SharedModule } from './diagnostics'

/**
 * The modules that the sections share, each with the version that is really in use.
 * @param instance the shell's part of Module Federation
 */
export function sharedModules(
  instance: Pick<ModuleFederation, 'shareScopeMap' | 'options'> | null,
): SharedModule[] {
  if (!instance) return []
  const { shareScopeMap, options } = instance
  // A module that is loaded on demand is noted under whoever asked for it first. Its source says who brought it.
  const isOurs = (name: string, source: unknown): boolean =>
    source !== undefined && (options.shared[name] ?? []).some(({ get }) => get === source)
  return (
    Object.entries(shareScopeMap.default ?? {})
      .flatMap(([name, versions]) =>
        Object.entries(versions)
          // A container of webpack's own notes a number.
          .filter(([, { loaded, lib }]) => Boolean(loaded) || lib !== undefined)
          .map(([version, { get, from }]) => ({
            name,
            version,
            from: isOurs(name, get) ? options.name : from,
          })),
      )
      // By code units: a language's own order costs a phone 40 ms the first time.
      .sort((a, b) => (a.name < b.name ? -1 : 1))
  )
}
