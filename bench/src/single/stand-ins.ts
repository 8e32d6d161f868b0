/*
 * Replacements of the shell's and the runtime's modules for composition at run time, for a shell without a registry. The build
 * replaces those modules with this one (`plain-shell.config.ts`), and fails if an imported name is missing here.
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

/** Replaces `@module-federation/enhanced/runtime`: nothing is shared at run time. */
export const getInstance = () => ({})

/** Replaces the runtime's `telemetry/shared-modules`. */
export const sharedModules = () => []

/** Replaces `loader/loader`: a remote is a part of the application and has one version. */
export const createLoader = () => ({
  /** Loads the code of pages ahead, as in the composed site. */
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
          // Loads the messages at the same time. The remote itself gets the same promise later.
          remote.catalog(document.documentElement.lang).catch(nothing)
          return load()
        },
      },
    ]
  },
})

/** Replaces `loader/integrity/published-files`: any file of this site may be loaded. */
export const createPublishedFiles = () => ({ add: nothing, addUnhashed: nothing, integrityOf: () => '' })

/** Replaces `registry-client/read-decision`: all remotes have one version. */
export function readDecision() {
  const remotes = Object.fromEntries(
    Object.entries(builtInRemotes).map(([name, { routes }]) => [name, { version: '', record: '', routes }]),
  )
  return { decision: { revision: 0, remotes, records: [] }, isWhole: true }
}

/** Replaces `registry-client/cached-decision`. */
export const cacheDecision = nothing
export const readCachedDecision = nothing

/** Replaces `telemetry/send-health`: there are no versions to compare. */
export const sendHealth = nothing

/** Replaces `telemetry/report-to-console`. */
export const reportToConsole = nothing

/** Replaces `telemetry/diagnostics`: the page has one composition. */
export const createDiagnostics = () => ({ diagnostics$: { value: { remotes: [] } } })

/** Replaces the shell's `diagnostics/expose-diagnostics`. */
export const exposeDiagnostics = nothing

/** Replaces the shell's `updates/apply-updates`: there are no updates to a page. */
export const applyUpdates = nothing

/** Replaces the shell's `override/sync-override`: there are no other versions to preview. */
export const syncOverride = nothing
