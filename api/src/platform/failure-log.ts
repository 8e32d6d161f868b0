import type { FastifyBaseLogger } from 'fastify'
import type { AppError } from './errors'
import { createRepeatedLines } from './repeated-lines'

/** Logs failures of requests (status 500 and above). */
export interface FailureLog {
  /** @param log the request's own, whose id stands in the line */
  add(log: Pick<FastifyBaseLogger, 'warn' | 'error'>, failure: AppError): void
  /** Writes what was counted and not logged yet. */
  end(): void
}

/**
 * A failure is logged when it first occurs, and then once a minute with how often it occurred: while the database is away,
 * each request fails alike. What the service refuses by itself has no stack.
 */
export function createFailureLog(): FailureLog {
  const lines = createRepeatedLines()
  return {
    add(log, failure) {
      const cause = causeOf(failure)
      const kind = `${failure.failure} ${cause?.code ?? ''} ${cause?.message ?? failure.message}`
      lines.add(kind, (more) => {
        if (!cause && failure.status !== 500)
          log.warn({ reason: failure.message, ...more }, 'request refused')
        else log.error({ err: cause ?? failure, ...adviceOn(cause), ...more }, 'request failed')
      })
    },
    end: lines.end,
  }
}

type Cause = Error & { readonly code?: string }

const causeOf = ({ cause }: AppError): Cause | undefined => (cause instanceof Error ? cause : undefined)

/** What to do about causes that a person must mend: the file system's code for a full disk, and PostgreSQL's. */
function adviceOn(cause: Cause | undefined): object | undefined {
  if (cause?.code !== 'ENOSPC' && cause?.code !== '53100') return undefined
  return { advice: 'The disk is full: make room where DATA_DIR and the database are. Nothing is lost.' }
}
