/**
 * Lets all who ask the same at once share one answer. A caller joins only work that has not begun: whatever was written
 * before the call came in, by whichever instance, is in what it gets. So there is nothing to invalidate.
 * @returns asks by a key that stands for the whole question; what fails, fails for all who share it
 */
export function askedTogether<Answer>(): (key: string, ask: () => Promise<Answer>) => Promise<Answer> {
  /** What is under way; whoever comes now came too late for it. */
  const begun = new Map<string, Promise<Answer>>()
  /** What begins when that has ended; all who come until then share it. */
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

/** Calls that came in together are read one after the other in one turn of the event loop: at its end all of them are there. */
const turnsEnd = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
