import type { Tries, TryRule } from '../platform/limits/tries'

/**
 * Counts tries as the database does, by a clock of the test's.
 * @param now milliseconds
 */
export function memoryTries(now: () => number): Tries {
  const windows = new Map<string, { count: number; endsAt: number }>()
  const live = (name: string, key: string) => {
    const window = windows.get(`${name} ${key}`)
    return window && window.endsAt > now() ? window : undefined
  }
  return {
    take(name: string, key: string, { most, within }: TryRule) {
      const window = live(name, key) ?? { count: 0, endsAt: now() + within }
      windows.set(`${name} ${key}`, window)
      const allowed = ++window.count <= most
      return Promise.resolve({ allowed, retryAfter: allowed ? 0 : Math.ceil((window.endsAt - now()) / 1000) })
    },
    isSpent: (name, key, { most }) => Promise.resolve((live(name, key)?.count ?? 0) >= most),
    giveBack(name, key) {
      const window = live(name, key)
      if (window && window.count > 0) window.count--
      return Promise.resolve()
    },
    reset(name, key) {
      windows.delete(`${name} ${key}`)
      return Promise.resolve()
    },
  }
}
