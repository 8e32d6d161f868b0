import type { FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'

/** A dictionary that a browser has. */
export interface OfferedDictionary {
  /** The path of the file that serves as the dictionary. */
  readonly pathname: string
  /** SHA-256 of its bytes. */
  readonly hash: Buffer
}

/** Scripts and styles: `<folder>/<version>/<name>.<hash>.js` of a remote, `/assets/<name>.<hash>.js` of the shell. */
const file =
  /^(\/remotes\/[\w-]{1,100}\/|\/assets\/)([^/"\\]{1,100}\/)?([\w-]{1,100})(\.[0-9a-f]{10})?\.(js|css)$/

/**
 * The paths that the later versions of a file will have, as a URL pattern.
 * @returns undefined if the path is not that of a script or style
 */
export function laterVersionsOf(pathname: string): string | undefined {
  const [, folder, version, name, hash, extension] = file.exec(pathname) ?? []
  if (folder === undefined) return undefined
  return `${folder}${version ? '*/' : ''}${name}${hash ? '.*' : ''}.${extension}`
}

/** The header that makes an answer a dictionary for later versions of the file (RFC 9842, section 2.1). */
export const useAsDictionary = (pathname: string, pattern: string): string =>
  `match="${pattern}", id="${pathname}"`

/**
 * Reads the dictionary that a browser offers for a file (RFC 9842, sections 2.2 and 2.3).
 * @returns undefined if it offers none, or a version of another file
 */
export function offeredDictionary(request: FastifyRequest, pattern: string): OfferedDictionary | undefined {
  const { 'available-dictionary': available, 'dictionary-id': id } = request.headers
  if (typeof available !== 'string' || typeof id !== 'string') return undefined
  const [, digest] = /^:([A-Za-z0-9+/]{43}=):$/.exec(available) ?? []
  const [, pathname] = /^"([^"\\]+)"$/.exec(id) ?? []
  if (digest === undefined || pathname === undefined || laterVersionsOf(pathname) !== pattern)
    return undefined
  if (!new Negotiator(request).encodings(['dcz']).includes('dcz')) return undefined
  return { pathname, hash: Buffer.from(digest, 'base64') }
}
