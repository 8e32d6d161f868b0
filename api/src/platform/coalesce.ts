/**
 * Coalesces concurrent calls with the same key (single flight). A call joins only work that has not begun, so its answer
 * includes everything that any instance wrote before the call. Nothing is cached, so nothing has to be invalidated.
 * @returns a function that runs `ask`, or joins a run with the same key. The key must contain everything that the answer
 * depends on. A failure is shared too
 */
export function coalesce<Answer>(): (key: string, ask: () => Promise<Answer>) => Promise<Answer> {
  /** Running: too late to join. */
  const begun = new Map<string, Promise<Answer>>()
  /** Begins when the running one has ended. All callers until then share it. */
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
    const next = (running ? running.then(endOfTurn, endOfTurn) : endOfTurn()).then(() => begin(key, ask))
    awaited.set(key, next)
    return next
  }
}

/** Requests that arrive together are read in one turn of the event loop, so at its end all of them are known. */
const endOfTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
