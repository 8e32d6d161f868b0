import type { FrameAddress } from '@within-reach/runtime/frames'
import type { Connection } from './connection'

/**
 * The window as the router of a framed remote sees it: with the address and the history of the page around the frame. A sandboxed
 * frame cannot change its own address.
 */
export function windowOfPage({ start, messages$, tell }: Connection): Window {
  const listeners = new Set<(event: PopStateEvent) => void>()
  const { origin } = window.location
  let url = new URL(start.address.path, origin)
  let state = start.address.state
  const ask = (next: unknown, to: string | URL | null | undefined, replace: boolean) => {
    state = next
    url = new URL(String(to ?? url), url)
    const { usr } = (next ?? {}) as { readonly usr?: unknown }
    tell({ type: 'navigate', to: pathOf(url), replace, state: usr ?? undefined })
  }
  messages$.subscribe((message) => {
    if (message.type !== 'address') return
    const { path, state: next }: FrameAddress = message.address
    const isNew = path !== pathOf(url)
    state = next
    url = new URL(path, origin)
    // The answer to the router's own move is no further one.
    if (isNew) for (const listener of listeners) listener(new PopStateEvent('popstate', { state }))
  })
  const facade = {
    get location() {
      return url
    },
    document,
    history: {
      get state() {
        return state
      },
      get length() {
        return 1
      },
      go: () => tell({ type: 'back', fallback: pathOf(url) }),
      pushState: (next: unknown, _unused: string, to?: string | URL | null) => ask(next, to, false),
      replaceState: (next: unknown, _unused: string, to?: string | URL | null) => ask(next, to, true),
    },
    addEventListener: (type: string, listener: (event: PopStateEvent) => void) => {
      if (type === 'popstate') listeners.add(listener)
    },
    removeEventListener: (_type: string, listener: (event: PopStateEvent) => void) => {
      listeners.delete(listener)
    },
  }
  return facade as unknown as Window
}

const pathOf = ({ pathname, search, hash }: URL): string => pathname + search + hash
