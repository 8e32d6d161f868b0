/**
 * Coalesces concurrent calls with one key into one (single flight). A caller joins only work that has not begun, so its answer
 * holds everything that was written before it called, by any instance. Nothing is kept, so nothing has to be invalidated.
 * @returns runs `ask` for a key, which stands for the whole question; a failure is shared as well
 */
export function coalesce<Answer>(): (key: string, ask: () => Promise<Answer>) => Promise<Answer> {
  /** Under way: too late to join. */
  const begun = new Map<string, Promise<Answer>>()
  /** Begins when that has ended; all callers until then share it. */
  const awaited = new Map<string, Promise<Answer>>()

  const begin = (key: string, ask: () => Promise<Answer>): Promise<Answer> => {
    awaited.delete(key)
    const answer = ask()
    begun.set(key, answer)
    const end = () => {
      if (!awaited.has(key)) begun.delete(key)
    }
    answer.then(end, end)
    return answer
  }

  return (key, ask) => {
    const joined = awaited.get(key)
    if (joined) return joined
    const running = begun.get(key)
    const next = (running ? running.then(turnsEnd, turnsEnd) : turnsEnd()).then(() => begin(key, ask))
    awaited.set(key, next)
    return next
  }
}

/** Requests that arrive together are read within one turn of the event loop, so all of them are here at its end. */
const turnsEnd = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
