/** A module that the shell shares. */
interface SharedModule {
  get(): PromiseLike<() => object> | (() => object)
}

/** The modules that the shell shares, by name and version. */
export type SharedScope = Readonly<Record<string, Readonly<Record<string, SharedModule>>>>

/** The interface of Module Federation's containers, through which the shell loads a remote. */
interface Container {
  get(exposed: string): Promise<() => object>
  init(scope: SharedScope, ...rest: readonly unknown[]): unknown
}

/**
 * Changes the shared modules that a version of a remote gets. The code is appended to the version's entry and uses only the
 * container's interface, so it works however the version was compiled.
 * @param change the source of a function from the shell's modules to those for the remote. It runs in the page, so it may use only
 * its parameter and globals
 * @returns the code to append, for the name of a container
 */
export const withScope =
  (change: string) =>
  (container: string): string =>
    `\n${container} = (${wrapped.toString()})(${container}, ${change});`

/** Wraps the container, because webpack's own object is read-only. */
const wrapped = (container: Container, change: (scope: SharedScope) => SharedScope): Container => ({
  get: (exposed) => container.get(exposed),
  init: (scope, ...rest) => container.init(change(scope), ...rest),
})
