/** Something that a script of a page has started and not ended. */
export interface Leftover {
  /** The remote whose script started it; `shell` for all other scripts. */
  readonly owner: string
  /** Such as `listener of resize at window`, or `interval of 1000 ms`. */
  readonly what: string
  readonly count: number
}

declare global {
  interface Window {
    /** What is not ended at this moment. */
    benchLeftovers?: () => Leftover[]
  }
}

/**
 * Runs in a page before anything else: records the listeners of objects that outlive a section, timers, observers and
 * connections, with the remote whose script started each.
 */
export function watchLeftovers(): void {
  const started = new Map<string, { owner: string; what: string; ended: () => boolean }>()
  let count = 0

  const ownerOf = (stack = ''): string => /\/remotes\/([^/]+)\//.exec(stack)?.[1] ?? 'shell'
  const start = (key: string, what: string, ended: () => boolean = () => false) => {
    if (!started.has(key)) started.set(key, { owner: ownerOf(new Error().stack), what, ended })
  }
  const end = (key: string) => started.delete(key)

  const numbers = new WeakMap<object, number>()
  const numberOf = (one: object): number => {
    const number = numbers.get(one) ?? ++count
    numbers.set(one, number)
    return number
  }

  const nameOf = (target: EventTarget): string | undefined => {
    if (target === window) return 'window'
    if (target === document) return 'document'
    if (target instanceof HTMLElement)
      return [document.documentElement, document.body].includes(target) ? target.localName : undefined
    if (target instanceof Node || target instanceof AbortSignal) return undefined
    return target.constructor.name
  }
  const capture = (options: unknown): boolean =>
    typeof options === 'object'
      ? Boolean((options as AddEventListenerOptions | null)?.capture)
      : options === true
  const { addEventListener, removeEventListener } = EventTarget.prototype
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const target = (this as EventTarget | undefined) ?? window
    const name = listener && nameOf(target)
    if (listener && name !== undefined) {
      const key = ['listener', numberOf(target), type, numberOf(listener), capture(options)].join()
      const { once = false, signal } = typeof options === 'object' ? options : {}
      start(key, `listener of ${type} at ${name}`, () => signal?.aborted ?? false)
      if (once) addEventListener.call(target, type, () => end(key), { once: true, capture: capture(options) })
    }
    addEventListener.call(target, type, listener, options)
  }
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    const target = (this as EventTarget | undefined) ?? window
    if (listener) end(['listener', numberOf(target), type, numberOf(listener), capture(options)].join())
    removeEventListener.call(target, type, listener, options)
  }

  const { setTimeout, clearTimeout, setInterval, clearInterval } = window
  const timers = window as unknown as Record<string, unknown>
  timers.setTimeout = (handler: TimerHandler, delay?: number, ...args: unknown[]) => {
    const run = () => {
      end(`timer,${id}`)
      if (typeof handler === 'function') (handler as (...args: unknown[]) => void)(...args)
    }
    const id: number = setTimeout(run, delay)
    start(`timer,${id}`, `timer of ${delay ?? 0} ms`)
    return id
  }
  timers.clearTimeout = (id?: number) => {
    end(`timer,${id}`)
    clearTimeout(id)
  }
  timers.setInterval = (handler: TimerHandler, delay?: number, ...args: unknown[]) => {
    const id = setInterval(handler, delay, ...args)
    start(`timer,${id}`, `interval of ${delay ?? 0} ms`)
    return id
  }
  timers.clearInterval = (id?: number) => {
    end(`timer,${id}`)
    clearInterval(id)
  }

  /** An object that nothing refers to any more is collected, which ends it as well. */
  const watchObjects = (name: string, begins: string, ends: string) => {
    const kind = (
      window as unknown as Record<string, { prototype: Record<string, (...args: unknown[]) => unknown> }>
    )[name]
    if (!kind) return
    const { [begins]: begin, [ends]: stop } = kind.prototype
    kind.prototype[begins] = function (this: object, ...args: unknown[]) {
      const reference = new WeakRef(this)
      start(`${name},${numberOf(this)}`, name, () => reference.deref() === undefined)
      return begin?.apply(this, args)
    }
    kind.prototype[ends] = function (this: object, ...args: unknown[]) {
      end(`${name},${numberOf(this)}`)
      return stop?.apply(this, args)
    }
  }
  for (const name of ['MutationObserver', 'ResizeObserver', 'IntersectionObserver', 'PerformanceObserver'])
    watchObjects(name, 'observe', 'disconnect')

  const watchConnections = (name: 'BroadcastChannel' | 'EventSource' | 'WebSocket') => {
    const Original = window[name] as new (...args: unknown[]) => { close(): void }
    class Watched extends Original {
      readonly #key = `${name},${++count}`
      constructor(...args: unknown[]) {
        super(...args)
        const reference = new WeakRef(this)
        start(this.#key, name, () => reference.deref() === undefined)
      }
      override close() {
        end(this.#key)
        super.close()
      }
    }
    ;(window as unknown as Record<string, unknown>)[name] = Watched
  }
  for (const name of ['BroadcastChannel', 'EventSource', 'WebSocket'] as const) watchConnections(name)

  window.benchLeftovers = () => {
    const found = new Map<string, Leftover>()
    const add = (owner: string, what: string) => {
      const key = `${owner} ${what}`
      found.set(key, { owner, what, count: (found.get(key)?.count ?? 0) + 1 })
    }
    for (const { owner, what, ended } of started.values()) if (!ended()) add(owner, what)
    for (const sheet of document.styleSheets) add(ownerOf(sheet.href ?? ''), 'style sheet')
    return [...found.values()]
  }
}
