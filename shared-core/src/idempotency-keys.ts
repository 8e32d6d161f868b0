import type { Call } from '@within-reach/contract'

/** The maximum number of remembered keys, which is more than a person leaves unanswered. */
const maxUnanswered = 50

/** The keys of requests without an answer, the oldest first. They are lost with the page. */
const unanswered = new Map<string, string>()

/** The last request of each form, by the path of its call and its name. */
const lastOf = new Map<string, string>()

/**
 * The `Idempotency-Key` of a request. A request that got no answer keeps its key, so that the service carries it out once
 * if it is sent again (draft-ietf-httpapi-idempotency-key-header). Other fields or files make another request, except from the same
 * form: its changed text takes over the key.
 * @param form the name of the form
 */
export function keyOf(call: Call, fields: object, files: readonly File[], form?: string): string {
  const request = identityOf(call, fields, files)
  if (form !== undefined) takeOver(`${call.path} ${form}`, request)
  const key = unanswered.get(request) ?? newIdempotencyKey()
  unanswered.set(request, key)
  const [oldest] = unanswered.keys()
  if (unanswered.size > maxUnanswered && oldest !== undefined) unanswered.delete(oldest)
  return key
}

function takeOver(form: string, request: string): void {
  const before = lastOf.get(form)
  lastOf.delete(form)
  lastOf.set(form, request)
  const [oldest] = lastOf.keys()
  if (lastOf.size > maxUnanswered && oldest !== undefined) lastOf.delete(oldest)
  const key = before === undefined ? undefined : unanswered.get(before)
  if (before === undefined || key === undefined || before === request) return
  unanswered.delete(before)
  unanswered.set(request, key)
}

/**
 * Takes the key of a request without an answer, to send it again later. The next request with the same fields gets
 * another key.
 */
export function takeKey(call: Call, fields: object, files: readonly File[]): string {
  const key = keyOf(call, fields, files)
  forgetKey(call, fields, files)
  return key
}

/** Removes the key of an answered request. The next request with the same fields gets another key. */
export function forgetKey(call: Call, fields: object, files: readonly File[]): void {
  unanswered.delete(identityOf(call, fields, files))
}

/** A new random key. `crypto.randomUUID` is not used, because it exists with TLS only. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

const identityOf = ({ path }: Call, fields: object, files: readonly File[]): string =>
  JSON.stringify([path, fields, files.map(({ name, size, lastModified }) => [name, size, lastModified])])
