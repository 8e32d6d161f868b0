import type { FastifyRequest } from 'fastify'
import type { Caller } from './caller'

/** The fields of a call, as in a form. */
export type TextFields = Readonly<Record<string, string>>

/**
 * Answers a call within a page.
 * @param request the page's request, with the visitor's address
 * @param caller the member; undefined for a visitor who is not logged in
 * @returns the answer as JSON
 * @throws what the call throws
 */
type AnswerRead = (fields: TextFields, request: FastifyRequest, caller?: Caller) => Promise<Buffer>

/** The calls that a page may begin with. Each is a function, so that a page needs no request to its own service. */
export interface PrefetchableCalls {
  add(path: string, answer: AnswerRead): void
  /** @returns undefined for any other call */
  find(path: string): AnswerRead | undefined
}

/** Creates an empty list of calls, to which each feature adds its own. */
export function createPrefetchableCalls(): PrefetchableCalls {
  const answers = new Map<string, AnswerRead>()
  return {
    add: (path, answer) => void answers.set(path, answer),
    find: (path) => answers.get(path),
  }
}
