import { published } from './published'

/** A file could not be loaded; webpack's own errors say the same of chunks and styles. */
export class FileNotLoaded extends Error {
  constructor(
    readonly request: string,
    cause: unknown,
  ) {
    super(`${request} did not load`, { cause })
  }
}

/**
 * Finds out whether a failure was a file that came with other bytes than were published: the browser tells a file that it
 * refused from one that it could not reach to nobody but its console. Puts it right in the browser's cache, where it would
 * stay for a year, so that the next try has a chance.
 * @param error what a section failed with
 * @returns the address of the changed file; undefined where the failure has another reason
 */
export function changedFile(error: unknown): Promise<string | undefined> {
  if (!(error instanceof Error)) return Promise.resolve(undefined)
  const known = answersByError.get(error) ?? examine(error)
  answersByError.set(error, known)
  return known
}

/** Whoever asks second would find the file put right. */
const answersByError = new WeakMap<Error, Promise<string | undefined>>()

async function examine(error: Error): Promise<string | undefined> {
  const address = requestOf(error)
  const integrity = address === undefined ? '' : integrityOf(address)
  if (address === undefined || integrity === '') return undefined
  const changed = (await answers(address, {})) && !(await answers(address, { integrity }))
  if (!changed) return undefined
  await answers(address, { integrity, cache: 'reload' })
  return address
}

/** The file that an error names as the one that could not be loaded. */
const requestOf = (error: Error): string | undefined =>
  'request' in error && typeof error.request === 'string' ? error.request : undefined

function integrityOf(address: string): string {
  try {
    return published.integrityOf(address)
  } catch {
    return ''
  }
}

const answers = (address: string, init: RequestInit): Promise<boolean> =>
  fetch(address, init).then(
    ({ ok }) => ok,
    () => false,
  )
