import { type SharedScope, withScope } from './shared-scope'

/** What a remote exposes. */
export type Lifecycles = Record<'bootstrap' | 'mount' | 'unmount', unknown>

/** A React element. */
export type Element = object
/** React's own function. */
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
 * The behaviour of a broken version in place of creating its lifecycles. It is written into the version's own code, so it uses
 * only its parameters and globals.
 */
export type Break = (create: CreateLifecycles, createElement: CreateElement) => CreateLifecycles

/** The behaviour of a broken version around each of its screens, in the same manner. */
export type BreakScreen = (createElement: CreateElement) => (screen: () => Element) => Element

/** Makes a version create its lifecycles by a broken function of shared-core. */
export const withLifecycles = (harm: Break): ((container: string) => string) => broken(harm.toString())

/** Makes a version show its screens inside of a broken component. */
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

/** @throws Error where shared-core has no such functions: then nothing would be broken */
function brokenScope(scope: SharedScope, harm: Break): SharedScope {
  const name = '@within-reach/shared-core/react'
  const versions = Object.entries(scope[name] ?? {}).map(([version, shared]) => {
    const get = async () => {
      const module = (await shared.get())() as Readonly<Record<string, CreateLifecycles>>
      const { createPageLifecycles: pages, createRemoteLifecycles: root } = module
      const [react] = Object.values(scope.react ?? {})
      if (!pages || !root || !react) throw new Error(`${name} makes no lifecycles`)
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
