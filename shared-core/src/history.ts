/**
 * The state of a history entry in react-router's format, so that its routers understand entries that they did not
 * push.
 */
export interface EntryState {
  readonly usr: unknown
  readonly key: string
  readonly idx: number
}

/** The state of the current entry. Index 0 if the browser, not this site, made it. */
export function currentEntry(history: History = window.history): EntryState {
  const state = history.state as Partial<EntryState> | null
  return { usr: state?.usr, key: state?.key ?? 'default', idx: state?.idx ?? 0 }
}

/** The state of an entry that follows or replaces the current one. */
export function newEntry(usr: unknown, replace: boolean): EntryState {
  const { idx } = currentEntry()
  return { usr: usr ?? null, key: Math.random().toString(36).slice(2, 10), idx: replace ? idx : idx + 1 }
}

type PopStateListener = (event: PopStateEvent & { singleSpa?: boolean }) => void

/**
 * The window as a remote's router should see it: without the echo of its own pushes. single-spa answers every
 * pushState with an artificial popstate, for applications that did not push. The router that pushed would navigate a
 * second time, and its blockers would fire.
 * @param real the window behind it
 */
export function routerWindow(real: Window = window): Window {
  let ownKey: string | undefined
  const wrapped = new Map<unknown, PopStateListener>()
  const remember = (state: unknown) => {
    ownKey = (state as Partial<EntryState> | null)?.key
  }

  const history: Pick<History, 'state' | 'length' | 'go' | 'pushState' | 'replaceState'> = {
    get state(): unknown {
      return real.history.state
    },
    get length() {
      return real.history.length
    },
    go: (delta) => real.history.go(delta),
    pushState(state, unused, url) {
      remember(state)
      real.history.pushState(state, unused, url)
    },
    replaceState(state, unused, url) {
      remember(state)
      real.history.replaceState(state, unused, url)
    },
  }

  const facade = {
    history,
    addEventListener(type: string, listener: PopStateListener) {
      if (type !== 'popstate') return real.addEventListener(type, listener as EventListener)
      const withoutEcho: PopStateListener = (event) => {
        const isEcho =
          event.singleSpa === true && ownKey !== undefined && currentEntry(real.history).key === ownKey
        if (!isEcho) listener(event)
      }
      wrapped.set(listener, withoutEcho)
      real.addEventListener(type, withoutEcho as EventListener)
    },
    removeEventListener(type: string, listener: PopStateListener) {
      real.removeEventListener(type, (wrapped.get(listener) ?? listener) as EventListener)
      wrapped.delete(listener)
    },
  }

  return new Proxy(real, {
    get(target, name) {
      if (name in facade) return facade[name as keyof typeof facade]
      const value: unknown = Reflect.get(target, name, target)
      // Methods of the window refuse any other receiver.
      const isMethod = typeof value === 'function' && !Object.hasOwn(value, 'prototype')
      return isMethod ? (value as () => unknown).bind(target) : value
    },
  })
}
