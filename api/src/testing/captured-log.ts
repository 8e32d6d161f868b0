import { type Logger, pino } from 'pino'

/** A real log whose lines a test can wait for. */
export interface HeardLog {
  readonly log: Logger
  /** Everything that was logged, as in the output. */
  text(): string
  /** Resolves with the first matching line, at once or when it is written. */
  heard(
    fits: (line: Readonly<Record<string, unknown>>) => boolean,
  ): Promise<Readonly<Record<string, unknown>>>
}

/** Starts a log that keeps its lines. */
export function hearLog(): HeardLog {
  const lines: string[] = []
  const waiting = new Set<() => void>()
  const log = pino(
    { level: 'trace' },
    {
      write(line) {
        lines.push(line)
        for (const look of [...waiting]) look()
      },
    },
  )
  return {
    log,
    text: () => lines.join(''),
    heard: (fits) =>
      new Promise((resolve) => {
        const look = () => {
          const found = lines.map((line) => JSON.parse(line) as Record<string, unknown>).find(fits)
          if (!found) return
          waiting.delete(look)
          resolve(found)
        }
        waiting.add(look)
        look()
      }),
  }
}
