import type { Call, Success } from '@within-reach/contract'

/** The call, the reader (the marker of the member, else empty) and the fields of a read. */
export type AnswerKey = readonly [path: string, reader: string, fields: Readonly<Record<string, string>>]

/** Answers that the browser keeps for use without a network. */
export interface AnswerStore {
  keep(key: AnswerKey, answer: Success<Call>): void
  /** The kept answer of exactly this read. */
  find(key: AnswerKey): Promise<Success<Call> | undefined>
  /**
   * Removes the current reader's answers of these calls.
   * @param fields of the read; absent for all reads of the calls
   */
  remove(paths: readonly string[], fields?: AnswerKey[2]): Promise<void>
  /** Whether there is no network, as far as the page knows. */
  isOffline(): boolean
}

/** The maximum number of answers that wait for the store. A page reads fewer before it is open. */
const maxWaiting = 50

let load: (() => Promise<AnswerStore>) | undefined
let store: AnswerStore | undefined
let waiting: Parameters<AnswerStore['keep']>[] = []

/**
 * Provides the store of answers. Without one, a read without a network fails.
 * @param loadStore called when the store is needed or {@link openAnswerStore} is called
 */
export function provideAnswerStore(loadStore: () => Promise<AnswerStore>): void {
  load = loadStore
  store = undefined
  waiting = []
}

/** Opens the store, and adds the answers since the page was opened. @returns undefined if there is none */
export async function openAnswerStore(): Promise<AnswerStore | undefined> {
  store ??= await load?.().catch(() => undefined)
  for (const [key, answer] of waiting.splice(0)) store?.keep(key, answer)
  return store
}

/** Keeps an answer, also one that arrives before the store is open. */
export function keepAnswer(key: AnswerKey, answer: Success<Call>): void {
  if (store) store.keep(key, answer)
  else if (load && waiting.length < maxWaiting) waiting.push([key, answer])
}

/**
 * Removes the kept answers of some calls, also those that wait for the store. Without storage there are none.
 * @param fields of one read, which alone leaves the store; absent for all reads of the calls
 */
export async function forgetKept(paths: readonly string[], fields?: AnswerKey[2]): Promise<void> {
  waiting = waiting.filter(([[path]]) => !paths.includes(path))
  await (await openAnswerStore())?.remove(paths, fields).catch(() => undefined)
}
