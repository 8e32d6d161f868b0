import type { FastifyBaseLogger } from 'fastify'
import type { AppError } from './errors'
import { createRepeatedLines } from './repeated-lines'

/** Logs failed requests (status 500 and above). */
export interface FailureLog {
  /** @param log the logger of the request, which adds its id */
  add(log: Pick<FastifyBaseLogger, 'warn' | 'error'>, failure: AppError): void
  /** Writes counted failures that are not logged yet. */
  end(): void
}

/**
 * Logs a failure at its first occurrence, and then once a minute with the number of occurrences: while the database is
 * unreachable, every request fails in the same way. Refusals of the service itself have no stack.
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

/** Advice for causes that a person must fix, by file system code and PostgreSQL code for a full disk. */
function adviceOn(cause: Cause | undefined): object | undefined {
  if (cause?.code !== 'ENOSPC' && cause?.code !== '53100') return undefined
  return { advice: 'The disk is full: free space for DATA_DIR and the database. No data is lost.' }
}
