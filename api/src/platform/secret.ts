import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits as text: a bearer token, or the secret of a link or a browser. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** The stored hash of a secret. 256 random bits need no slow hash and no salt. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()
