import type { Tries, TryRule } from '../platform/limits/tries'

/**
 * Counts tries in memory like the database does, with a controlled clock.
 * @param now milliseconds
 */
export function memoryTries(now: () => number): Tries {
  const windows = new Map<string, { count: number; endsAt: number }>()
  const live = (name: string, key: string) => {
    const window = windows.get(`${name} ${key}`)
    return window && window.endsAt > now() ? window : undefined
  }
  return {
    take(name: string, key: string, { most, within }: TryRule, amount = 1) {
      const window = live(name, key) ?? { count: 0, endsAt: now() + within }
      windows.set(`${name} ${key}`, window)
      window.count += amount
      const allowed = window.count <= most
      const retryAfter = allowed ? 0 : Math.ceil((window.endsAt - now()) / 1000)
      return Promise.resolve({ allowed, count: window.count, retryAfter })
    },
    isSpent: (name, key, { most }) => Promise.resolve((live(name, key)?.count ?? 0) >= most),
    giveBack(name, key, amount = 1) {
      const window = live(name, key)
      if (window) window.count = Math.max(0, window.count - amount)
      return Promise.resolve()
    },
    reset(name, key) {
      windows.delete(`${name} ${key}`)
      return Promise.resolve()
    },
  }
}
