/** A module that the shell shares: how its code is brought. */
interface SharedModule {
  get(): PromiseLike<() => object> | (() => object)
}

/** The modules that the shell shares, by name and version. */
export type SharedScope = Readonly<Record<string, Readonly<Record<string, SharedModule>>>>

/** How the shell meets a remote: the interface of Module Federation's containers. */
interface Container {
  get(exposed: string): Promise<() => object>
  init(scope: SharedScope, ...rest: readonly unknown[]): unknown
}

/**
 * What makes a version of a remote get other shared modules than the shell has. It stands behind the code of the version's entry
 * and touches nothing but the container's interface, so it does not matter how the version was compiled.
 * @param change makes the modules that it gets; written into the entry, so it knows nothing but its parameter and what every page has
 */
export const withScope =
  (change: string) =>
  (container: string): string =>
    `\n${container} = (${wrapped.toString()})(${container}, ${change});`

/** The container as an interface of its own, since webpack's cannot be changed. */
const wrapped = (container: Container, change: (scope: SharedScope) => SharedScope): Container => ({
  get: (exposed) => container.get(exposed),
  init: (scope, ...rest) => container.init(change(scope), ...rest),
})
