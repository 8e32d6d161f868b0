import { newSecret } from '../platform/secret'

/** The prefix that distinguishes a command-line token from a session's. */
export const tokenPrefix = 'wr_'

/** A command-line token: 256 random bits. */
export const newToken = (): string => tokenPrefix + newSecret()

/** The id of a token in override links: the beginning of its hash, which is not enough to find the token. */
export const issuerOfToken = (hash: Buffer): string =>
  `t${hash.subarray(0, issuerBytes).toString('base64url')}`

/** The number of bytes of a token's hash in a link. */
export const issuerBytes = 12
