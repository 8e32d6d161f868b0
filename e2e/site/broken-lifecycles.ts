import { type SharedScope, withScope } from './shared-scope'

/** What a remote exposes. */
export type Lifecycles = Record<'bootstrap' | 'mount' | 'unmount', unknown>

/** A React element, as far as a broken version takes one apart. */
export interface Element {
  readonly type: unknown
  readonly props: unknown
}

/** What a remote makes its lifecycles of: pages, or one root component. */
export type Content = readonly { readonly element?: Element }[] | (() => Element)
export type CreateLifecycles = (content: Content, words: unknown) => Lifecycles

/**
 * What a broken version does instead of making its lifecycles. It is written into the version's own code, so it knows nothing
 * but its parameter and what every page has.
 */
export type Break = (create: CreateLifecycles) => CreateLifecycles

/** Lets a version make its lifecycles by a broken function of shared-core. */
export const withLifecycles = (harm: Break): ((container: string) => string) =>
  withScope(`(scope) => (${brokenScope.toString()})(scope, ${harm.toString()})`)

/** @throws Error where shared-core has no such functions: then nothing would be broken */
function brokenScope(scope: SharedScope, harm: Break): SharedScope {
  const name = '@within-reach/shared-core/react'
  const versions = Object.entries(scope[name] ?? {}).map(([version, shared]) => {
    const get = async () => {
      const module = (await shared.get())() as Readonly<Record<string, CreateLifecycles>>
      const { createPageLifecycles: pages, createRemoteLifecycles: root } = module
      if (!pages || !root) throw new Error(`${name} makes no lifecycles`)
      const broken = { ...module, createPageLifecycles: harm(pages), createRemoteLifecycles: harm(root) }
      return () => broken
    }
    return [version, { ...shared, get }] as const
  })
  if (versions.length === 0) throw new Error(`the shell does not share ${name}`)
  return { ...scope, [name]: Object.fromEntries(versions) }
}
