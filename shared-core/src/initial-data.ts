import type { InitialAnswer } from '@within-reach/contract'

/** How long an answer that came with the page stands for a new one, in milliseconds since it was brought. */
const lifetime = 30_000

let answers: InitialAnswer[] = []
let brought = 0

/**
 * Lets the first reads of a page be answered by what the page brought along.
 * @param newOnes the answers, as they are for whoever is not logged in; none takes away what is left
 */
export function setInitialData(newOnes: readonly InitialAnswer[]): void {
  answers = [...newOnes]
  brought = performance.now()
}

/**
 * Takes the answer to a read, once: who asks again wants what is so by then.
 * @param path of the call
 * @param form its fields
 * @returns the body of a success; undefined where the page brought none, or long ago
 */
export function takeInitialData(path: string, form: URLSearchParams): unknown {
  if (performance.now() > brought + lifetime) answers = []
  const at = answers.findIndex((one) => one.path === path && isSame(one.fields, form))
  return at < 0 ? undefined : answers.splice(at, 1)[0]?.answer
}

/** @param form has every field at most once, as `send` writes it */
function isSame(fields: InitialAnswer['fields'], form: URLSearchParams): boolean {
  const sent = [...form]
  return sent.length === Object.keys(fields).length && sent.every(([name, value]) => fields[name] === value)
}
