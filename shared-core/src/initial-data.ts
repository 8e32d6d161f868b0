import type { InitialAnswer } from '@within-reach/contract'

/** How long initial data is valid, in milliseconds since it was set. */
const lifetime = 30_000

let answers: InitialAnswer[] = []
let setAt = 0

/**
 * Sets the answers to the page's first calls.
 * @param newAnswers the answers for the current reader; an empty list clears them
 */
export function setInitialData(newAnswers: readonly InitialAnswer[]): void {
  answers = [...newAnswers]
  setAt = performance.now()
}

/**
 * Takes the answer to a read. It can be taken once, because a second call needs a fresh answer.
 * @param path the path of the call
 * @param form its fields
 * @returns the body of a success; undefined if there is none or it has expired
 */
export function takeInitialData(path: string, form: URLSearchParams): unknown {
  if (performance.now() > setAt + lifetime) answers = []
  const at = answers.findIndex((one) => one.path === path && isSame(one.fields, form))
  return at < 0 ? undefined : answers.splice(at, 1)[0]?.answer
}

/** @param form has every field at most once, as `send` writes it */
function isSame(fields: InitialAnswer['fields'], form: URLSearchParams): boolean {
  const sent = [...form]
  return sent.length === Object.keys(fields).length && sent.every(([name, value]) => fields[name] === value)
}
