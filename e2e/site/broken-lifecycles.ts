import { type SharedScope, withScope } from './shared-scope'

/** The lifecycles that a remote exposes. */
export type Lifecycles = Record<'bootstrap' | 'mount' | 'unmount', unknown>

/** A React element. */
export type Element = object
/** React's `createElement`. */
export type CreateElement = (component: unknown, props?: object) => Element

/** A page of a remote, or a layout around some of them. */
interface Page {
  readonly lazy?: () => Promise<{ readonly Component: unknown }>
  readonly children?: readonly Page[]
}
/** The content of a remote: pages, or one root component. */
export type Content = readonly Page[] | (() => Element)
export type CreateLifecycles = (content: Content, catalog: unknown) => Lifecycles

/**
 * Replaces the function that creates a version's lifecycles by a broken one. Its source is inserted into the version's code, so
 * it may use only its parameters and globals.
 */
export type Break = (create: CreateLifecycles, createElement: CreateElement) => CreateLifecycles

/** Wraps each screen of a version in a broken component. Its source is inserted as well. */
export type BreakScreen = (createElement: CreateElement) => (screen: () => Element) => Element

/** Makes a version create its lifecycles with a broken function. @returns the code to append, for the name of a container */
export const withLifecycles = (harm: Break): ((container: string) => string) => broken(harm.toString())

/** Makes a version show its screens in a broken component. @returns the code to append, for the name of a container */
export const withScreens = (harm: BreakScreen): ((container: string) => string) =>
  broken(`(create, createElement) => (content, catalog) =>
    create((${wrapScreens.toString()})(content, (${harm.toString()})(createElement), createElement), catalog)`)

const broken = (harm: string) => withScope(`(scope) => (${brokenScope.toString()})(scope, ${harm})`)

function wrapScreens(
  content: Content,
  wrap: (screen: () => Element) => Element,
  createElement: CreateElement,
): Content {
  if (typeof content === 'function') return () => wrap(content)
  const wrapped = ({ lazy, children, ...page }: Page): Page => ({
    ...page,
    ...(children && { children: children.map(wrapped) }),
    ...(lazy && {
      lazy: async () => {
        const { Component } = await lazy()
        return { Component: () => wrap(() => createElement(Component)) }
      },
    }),
  })
  return content.map(wrapped)
}

/** @throws Error if shared-core has no such functions: then nothing would be broken */
function brokenScope(scope: SharedScope, harm: Break): SharedScope {
  const name = '@within-reach/shared-core/react'
  const versions = Object.entries(scope[name] ?? {}).map(([version, shared]) => {
    const get = async () => {
      const module = (await shared.get())() as Readonly<Record<string, CreateLifecycles>>
      const { createPageLifecycles: pages, createRemoteLifecycles: root } = module
      const [react] = Object.values(scope.react ?? {})
      if (!pages || !root || !react) throw new Error(`${name} does not create lifecycles`)
      const { createElement } = (await react.get())() as { readonly createElement: CreateElement }
      const broken = {
        ...module,
        createPageLifecycles: harm(pages, createElement),
        createRemoteLifecycles: harm(root, createElement),
      }
      return () => broken
    }
    return [version, { ...shared, get }] as const
  })
  if (versions.length === 0) throw new Error(`the shell does not share ${name}`)
  return { ...scope, [name]: Object.fromEntries(versions) }
}
