import { createHash, randomBytes } from 'node:crypto'

/** The sign that tells a token of the command line from that of a session. */
export const tokenPrefix = 'wr_'

/** A token of the command line: 256 random bits. */
export const newToken = (): string => tokenPrefix + randomBytes(32).toString('base64url')

/** What a link names the token by that made it: too little of the hash to find another token for. */
export const issuerOfToken = (hash: Buffer): string =>
  `t${hash.subarray(0, issuerBytes).toString('base64url')}`

/** How much of a token's hash a link has, in bytes. */
export const issuerBytes = 12

/** What is stored of a token. 256 random bits need no slow hash and no salt. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest()
