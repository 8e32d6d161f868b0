import * as runtime from 'react-refresh/runtime'

/** webpack's hot module replacement, as a module sees it. */
export interface Hot {
  /** What the last instance of the module left; undefined for the first one. */
  readonly data?: { exports?: string }
  accept(): void
  invalidate(): void
  dispose(leave: (data: { exports?: string }) => void): void
  check(apply: true): Promise<unknown[] | null>
}

/** The functions that a module under development calls (kit/src/webpack/refresh-loader.cjs). */
export interface Refresh {
  register(type: unknown, id: string): void
  signature(): unknown
  accept(build: string, exports: unknown, hot: Hot, hash: () => string): void
}

/** How a changed build reached the page. */
export type Outcome = 'unchanged' | 'replaced' | 'reload'

export interface Replacing extends Refresh {
  /**
   * Replaces the changed modules of a build.
   * @param hash of the newest build
   * @returns `reload` if a changed module cannot be replaced; `unchanged` if the page has the build already, or none of it
   */
  replace(build: string, hash: string): Promise<Outcome>
}

/** Connects React and webpack's hot module replacement. It runs before React. */
export function createReplacing(): Replacing {
  runtime.injectIntoGlobalHook(globalThis as unknown as Window)
  const canRefresh = watchReact()
  const builds = new Map<string, { readonly hot: Hot; readonly hash: () => string }>()
  return {
    register: (type, id) => runtime.register(type, id),
    signature: () => runtime.createSignatureFunctionForTransform(),
    accept(build, exports, hot, hash) {
      builds.set(build, { hot, hash })
      const names = componentNames(exports)
      const before = hot.data?.exports
      hot.dispose((data) => void (data.exports = names))
      if (names !== undefined) hot.accept()
      // Its importers may have kept what it no longer exports.
      if (before !== undefined && before !== names) hot.invalidate()
    },
    async replace(build, hash) {
      const known = builds.get(build)
      if (!known || known.hash() === hash) return 'unchanged'
      try {
        const replaced = await known.hot.check(true)
        if (replaced === null) throw new Error('The page has modules of an earlier dev server.')
        if (!canRefresh()) throw new Error('This site has a React that cannot replace components.')
        runtime.performReactRefresh()
        return 'replaced'
      } catch (error) {
        console.info('kit dev reloads the page.', error)
        return 'reload'
      }
    },
  }
}

/** The names of a module's exports if all are components; otherwise its importers are run again as well. */
function componentNames(exports: unknown): string | undefined {
  if (typeof exports !== 'object' || exports === null) return undefined
  try {
    const entries = Object.entries(exports)
    const isComponents =
      entries.length > 0 && entries.every(([, value]) => runtime.isLikelyComponentType(value))
    return isComponents
      ? entries
          .map(([name]) => name)
          .sort()
          .join()
      : undefined
  } catch {
    // A circular import: an export is not initialised yet.
    return undefined
  }
}

/** React's side of the hook of its developer tools. */
interface Hook {
  inject(renderer: { readonly scheduleRefresh?: unknown }): number
}

/** @returns whether the page's React is a development build, which alone can replace components */
function watchReact(): () => boolean {
  const { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook } = globalThis as {
    readonly __REACT_DEVTOOLS_GLOBAL_HOOK__?: Hook
  }
  let isDevelopment = false
  if (!hook) return () => false
  const inject = hook.inject.bind(hook)
  hook.inject = (renderer) => {
    isDevelopment ||= renderer.scheduleRefresh !== undefined
    return inject(renderer)
  }
  return () => isDevelopment
}
