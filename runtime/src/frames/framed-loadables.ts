import type { PageRemote } from '@within-reach/registry'
import type { Loadable } from '../loader/loadable'

/**
 * Creates the versions of remotes that run in a sandboxed frame, in the order in which they are tried. The page loads no file of
 * them.
 * @param window the page's window
 * @returns a function of the remote's name and its part of the decision
 */
export const createFramedLoadables =
  (window: Window & typeof globalThis) =>
  (name: string, remote: PageRemote): Loadable[] =>
    [remote, ...(remote.fallbacks ?? [])].map(({ version }) => ({
      label: `${name}@${version}`,
      published: { remote: name, version },
      async load() {
        const { frameLifecycles } = await import(/* webpackChunkName: "frames" */ './frame-lifecycles')
        return frameLifecycles({ name, version, window, paths: remote.routes.map(({ path }) => path) })
      },
    }))
