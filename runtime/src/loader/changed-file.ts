import type { PublishedFiles } from './integrity'

/** A file could not be loaded. `request` is its address, as in webpack's errors for chunks and styles. */
export class FileNotLoaded extends Error {
  constructor(
    readonly request: string,
    cause: unknown,
  ) {
    super(`${request} did not load`, { cause })
  }
}

/**
 * Finds out whether a failure was caused by a file whose bytes differ from the published ones. Without this check,
 * only the console distinguishes an integrity failure from a network failure. Also reloads the file into the browser's
 * cache, where the changed one would stay for a year, so that the next try can succeed.
 * @param error the failure of a section
 * @returns the address of the changed file; undefined if the failure has another reason
 */
export type ChangedFileCheck = (error: unknown) => Promise<string | undefined>

export interface ChangedFileOptions {
  readonly published: PublishedFiles
  readonly fetch: typeof globalThis.fetch
}

/** @returns a check that examines each error once: a second examination would find the file repaired */
export function createChangedFileCheck({ published, fetch }: ChangedFileOptions): ChangedFileCheck {
  const examined = new WeakMap<Error, Promise<string | undefined>>()

  const integrityOf = (address: string): string => {
    try {
      return published.integrityOf(address)
    } catch {
      return ''
    }
  }
  const succeeds = (address: string, init: RequestInit): Promise<boolean> =>
    fetch(address, init).then(
      ({ ok }) => ok,
      () => false,
    )
  const examine = async (error: Error): Promise<string | undefined> => {
    const address = requestOf(error)
    const integrity = address === undefined ? '' : integrityOf(address)
    if (address === undefined || integrity === '') return undefined
    const changed = (await succeeds(address, {})) && !(await succeeds(address, { integrity }))
    if (!changed) return undefined
    await succeeds(address, { integrity, cache: 'reload' })
    return address
  }

  return (error) => {
    if (!(error instanceof Error)) return Promise.resolve(undefined)
    const result = examined.get(error) ?? examine(error)
    examined.set(error, result)
    return result
  }
}

/** The file that an error names as not loaded. */
const requestOf = (error: Error): string | undefined =>
  'request' in error && typeof error.request === 'string' ? error.request : undefined
