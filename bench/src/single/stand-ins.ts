/*
 * The remainder, in a single application, of the shell's modules for composition at run time. The build replaces those
 * modules with this one (`single.config.ts`), and fails if one of them exports something that is missing here.
 */

/** A built-in remote. It exposes single-spa's lifecycles. */
interface BuiltIn {
  readonly routes: readonly unknown[]
  readonly modules: Readonly<Record<string, () => Promise<unknown>>>
  readonly catalog: (language: string) => Promise<unknown>
}

/** The build replaces this name with the generated module (`remotes-module.ts`). */
declare const builtInRemotes: Readonly<Record<string, BuiltIn>>

const nothing = (): void => {}

/** In place of `@module-federation/enhanced/runtime`: nothing is shared at run time. */
export const getInstance = () => ({})

/** In place of the runtime's `telemetry/shared-modules`. */
export const sharedModules = () => []

/** In place of `loader/loader`: a remote is a part of the application, which has one version of it. */
export const createLoader = () => ({
  /** What is likely to be opened next is loaded ahead, like in the composed site. */
  download: (name: string, _decision: unknown, exposed: string) =>
    Promise.resolve(builtInRemotes[name]?.modules[exposed]?.()),
  loadablesOf(name: string, _decision: unknown, exposed: string) {
    const remote = builtInRemotes[name]
    const load = remote?.modules[exposed]
    if (!remote || !load) return []
    return [
      {
        label: name,
        load: () => {
          // A part and its messages are loaded together; both callers get the same promise.
          remote.catalog(document.documentElement.lang).catch(nothing)
          return load()
        },
      },
    ]
  },
})

/** In place of `loader/integrity/published-files`: any file of this site's own may be loaded. */
export const createPublishedFiles = () => ({ add: nothing, addUnhashed: nothing, integrityOf: () => '' })

/** In place of `registry-client/read-decision`: nothing is left to decide. */
export function readDecision() {
  const remotes = Object.fromEntries(
    Object.entries(builtInRemotes).map(([name, { routes }]) => [name, { version: '', record: '', routes }]),
  )
  return { decision: { revision: 0, remotes, records: [] }, isWhole: true }
}

/** In place of `registry-client/cached-decision`. */
export const cacheDecision = nothing
export const readCachedDecision = nothing

/** In place of `telemetry/send-health`: versions are compared where there are several. */
export const sendHealth = nothing

/** In place of `telemetry/report-to-console`. */
export const reportToConsole = nothing

/** In place of `telemetry/diagnostics`: the page has one composition. */
export const createDiagnostics = () => ({ diagnostics$: { value: { remotes: [] } } })

/** In place of the shell's `diagnostics/expose-diagnostics`. */
export const exposeDiagnostics = nothing

/** In place of the shell's `updates/apply-updates`: there are no updates to a page. */
export const applyUpdates = nothing

/** In place of the shell's `override/sync-override`: there are no other versions to preview. */
export const syncOverride = nothing
