/** Milliseconds for which a repeated line is only counted. */
const quiet = 60_000
/** The maximum number of distinguished kinds of lines; further kinds count as one. */
const maxKinds = 200

/** Keeps a repeated line from filling the log. */
export interface RepeatedLines {
  /**
   * Writes a new kind of line at once, and later once a minute.
   * @param write called without an argument at first, then with the number of occurrences since the last line
   */
  add(kind: string, write: (more: { readonly repeated?: number }) => void): void
  /** Writes what was counted and is not written yet. */
  end(): void
}

export function createRepeatedLines(): RepeatedLines {
  const kinds = new Map<string, { flush(): boolean; count: number; readonly timer: NodeJS.Timeout }>()
  return {
    add(line, write) {
      const kind = kinds.size < maxKinds ? line : 'other'
      const known = kinds.get(kind)
      if (known) {
        known.count++
        return
      }
      write({})
      const timer = setInterval(() => {
        if (entry.flush()) return
        clearInterval(timer)
        kinds.delete(kind)
      }, quiet)
      timer.unref()
      const entry = {
        count: 0,
        timer,
        flush() {
          if (entry.count === 0) return false
          write({ repeated: entry.count })
          entry.count = 0
          return true
        },
      }
      kinds.set(kind, entry)
    },
    end() {
      for (const { timer, flush } of kinds.values()) {
        clearInterval(timer)
        flush()
      }
      kinds.clear()
    },
  }
}
