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

/**
 * Answers a call of the member whose page embeds it.
 * @param owner the member, whose session and marker match
 */
type AnswerOwnRead = (fields: TextFields, request: FastifyRequest, owner: Caller) => Promise<Buffer>

/** The calls that a page may start with. Each is a function, so that the service needs no request to itself. */
export interface PrefetchableCalls {
  add(path: string, answer: AnswerRead): void
  /** @returns undefined for any other call */
  find(path: string): AnswerRead | undefined
  /** Adds a call with login, which is separate, so that no page of another reader can contain its answer. */
  addOwn(path: string, answer: AnswerOwnRead): void
  /** @returns undefined for any other call, and for calls without login */
  findOwn(path: string): AnswerOwnRead | undefined
}

/** Creates an empty list of calls, to which each feature adds its own. */
export function createPrefetchableCalls(): PrefetchableCalls {
  const answers = new Map<string, AnswerRead>()
  const own = new Map<string, AnswerOwnRead>()
  return {
    add: (path, answer) => void answers.set(path, answer),
    find: (path) => answers.get(path),
    addOwn: (path, answer) => void own.set(path, answer),
    findOwn: (path) => own.get(path),
  }
}
