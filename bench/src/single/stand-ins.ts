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
/** Receives section events, and ignores them. */
const silent = { loaded: nothing, mounted: nothing, failed: nothing }

/** In place of `composition/load-remote`: a remote is a part of the application, which has one version of it. */
export function loadablesOf(name: string, _decision: unknown, exposed: string) {
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
}

/** In place of `decision/read-decision`: nothing is left to decide. */
export function readDecision() {
  const remotes = Object.fromEntries(
    Object.entries(builtInRemotes).map(([name, { routes }]) => [name, { version: '', record: '', routes }]),
  )
  return { decision: { revision: 0, remotes, records: [] }, isWhole: true }
}

/** In place of `integrity/published`: any file of this site's own may be loaded. */
export const published = { add: nothing, addUnhashed: nothing, integrityOf: () => '' }

/** In place of `health/send-health`: versions are compared where there are several. */
export const sendHealth = () => silent

/** In place of `receipt/receipt`: what the page is made of is known. */
export const keepReceipt = () => ({
  events: silent,
  current: () => ({ revision: 0, remotes: [], shared: [] }),
})

/** In place of `receipt/show-receipt`. */
export const showReceipt = () => silent

/** In place of `receipt/shared-modules`: nothing is shared at run time. */
export const sharedModules = () => []

/** In place of `newer/keep-new`: a decision that never changes has no newer one. */
export const keepNew = nothing

/** In place of `override/keep-override`: there are no other versions to be shown by a link. */
export const syncOverride = nothing
