import { type Logger, pino } from 'pino'

/** A real log whose lines a test can wait for. */
export interface CapturedLog {
  readonly log: Logger
  /** Everything that was logged, as in the output. */
  text(): string
  /** Resolves with the first matching line, at once or when it is written. */
  waitForLine(
    matches: (line: Readonly<Record<string, unknown>>) => boolean,
  ): Promise<Readonly<Record<string, unknown>>>
}

/** Starts a log that keeps its lines. */
export function captureLog(): CapturedLog {
  const lines: string[] = []
  const waiting = new Set<() => void>()
  const log = pino(
    { level: 'trace' },
    {
      write(line) {
        lines.push(line)
        for (const check of [...waiting]) check()
      },
    },
  )
  return {
    log,
    text: () => lines.join(''),
    waitForLine: (matches) =>
      new Promise((resolve) => {
        const check = () => {
          const found = lines.map((line) => JSON.parse(line) as Record<string, unknown>).find(matches)
          if (!found) return
          waiting.delete(check)
          resolve(found)
        }
        waiting.add(check)
        check()
      }),
  }
}
