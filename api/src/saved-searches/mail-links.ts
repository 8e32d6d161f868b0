import { createHmac, timingSafeEqual } from 'node:crypto'
import type { CodeKeys } from '../platform/code-keys'

/** What a link in a mail stops: the mails of one search, by its id, or the daily mail of a member. */
export type LinkedMails =
  | { readonly of: 'search'; readonly id: number }
  | { readonly of: 'member'; readonly id: number }

const letters = { search: 's', member: 'm' } as const

const signed = (key: Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(`mails about saved searches ${text}`).digest()

/** The secret of a link. It is computed and not stored, so that every mail can have the same, and works without a login. */
export function secretFor({ current }: CodeKeys, { of, id }: LinkedMails): string {
  const text = `${letters[of]}${id}`
  return `${text}.${signed(current, text).toString('base64url')}`
}

/** Reads the secret of a link; undefined if this site did not write it. */
export function readSecret({ accepted }: CodeKeys, secret: string): LinkedMails | undefined {
  const [, letter, id, signature] = /^([sm])([1-9]\d{0,9})\.([\w-]{43})$/.exec(secret) ?? []
  if (letter === undefined || id === undefined || signature === undefined) return undefined
  const given = Buffer.from(signature, 'base64url')
  const isGenuine = accepted.some((key) => timingSafeEqual(signed(key, `${letter}${id}`), given))
  return isGenuine ? { of: letter === 's' ? 'search' : 'member', id: Number(id) } : undefined
}
