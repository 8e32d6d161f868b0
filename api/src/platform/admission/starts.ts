/** Starts work in order, within the next turns of the event loop. */
export type Starts = (start: () => void) => void

/** The work that starts in one turn: about a millisecond of calls. */
export const startsPerTurn = 8

/**
 * Limits the work that starts in one turn of the event loop. libuv accepts one connection per turn, so turns in which
 * hundreds of requests start would keep new connections waiting, including probes.
 */
export function createStarts(): Starts {
  const waiting: (() => void)[] = []
  let started = 0
  let ending = false

  function endTurn(): void {
    ending = false
    started = 0
    for (const start of waiting.splice(0, startsPerTurn)) run(start)
  }

  function run(start: () => void): void {
    started++
    if (!ending) setImmediate(endTurn)
    ending = true
    start()
  }

  return (start) => {
    if (started < startsPerTurn) run(start)
    else waiting.push(start)
  }
}
