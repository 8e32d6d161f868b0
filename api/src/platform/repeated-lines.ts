/** Milliseconds in which a line that repeats is only counted. */
const quiet = 60_000
/** Kinds of lines that are told apart; more are counted as one. */
const kindsAtMost = 200

/** Keeps a line that repeats from filling the log. */
export interface RepeatedLines {
  /**
   * Writes a line now where its kind is new, and otherwise once a minute.
   * @param write called with nothing at first, and then with how often the line was due since it was written last
   */
  add(kind: string, write: (more: { readonly repeated?: number }) => void): void
  /** Writes what was counted and not written yet. */
  end(): void
}

export function createRepeatedLines(): RepeatedLines {
  const kinds = new Map<string, { flush(): boolean; count: number; readonly timer: NodeJS.Timeout }>()
  return {
    add(line, write) {
      const kind = kinds.size < kindsAtMost ? line : 'other'
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
