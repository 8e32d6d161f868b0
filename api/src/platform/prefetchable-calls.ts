import type { FastifyRequest } from 'fastify'
import type { Caller } from './caller'

/** The fields of a call, as in a form. */
export type TextFields = Readonly<Record<string, string>>

/**
 * Answers a call for embedding in a page.
 * @param request the page's request, with the visitor's address
 * @param caller the member; undefined for a visitor who is not logged in
 * @returns the answer as JSON
 * @throws the errors of the call
 */
type AnswerRead = (fields: TextFields, request: FastifyRequest, caller?: Caller) => Promise<Buffer>

/** The calls that a page may start with. Each is a function, so that the service needs no request to itself. */
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
