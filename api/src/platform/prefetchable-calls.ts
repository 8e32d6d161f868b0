import type { FastifyRequest } from 'fastify'

/** The fields of a call as a form has them. */
export type TextFields = Readonly<Record<string, string>>

/**
 * Answers a call as it would be answered to whoever is not logged in.
 * @param request of the page; it says from where the visitor asks
 * @returns the answer as JSON
 * @throws what the call throws
 */
type AnswerRead = (fields: TextFields, request: FastifyRequest) => Promise<Buffer>

/** The calls that a page may begin with: each is a function, so that a page needs no request to its own service. */
export interface PrefetchableCalls {
  add(path: string, answer: AnswerRead): void
  /** @returns undefined for a call that is none of them */
  find(path: string): AnswerRead | undefined
}

/** An empty list of calls; each feature adds its own. */
export function createPrefetchableCalls(): PrefetchableCalls {
  const answers = new Map<string, AnswerRead>()
  return {
    add: (path, answer) => void answers.set(path, answer),
    find: (path) => answers.get(path),
  }
}
