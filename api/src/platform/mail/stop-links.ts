import { createHmac, timingSafeEqual } from 'node:crypto'
import { mailSecretForm, type StoppableMails, stopMailsPath } from '@within-reach/contract'
import type { CodeKeys } from '../code-keys'
import type { Database } from '../database/database'
import type { Settings } from '../settings'

/** The mails that a link stops, by the id of the saved search or of the member. */
export interface LinkedMails {
  readonly of: StoppableMails
  readonly id: number
}

/** One kind of mails that a link stops. */
export interface Stoppable {
  /**
   * Finds what a link stops.
   * @returns its name if it has one, and whether these mails have ended. Those of something that is removed have ended.
   */
  find(database: Database, id: number): Promise<{ readonly name: string | null; readonly stopped: boolean }>
  /** Stops the mails. A second time changes nothing. */
  stop(tx: Database, id: number): Promise<void>
}

const letters: Readonly<Record<StoppableMails, string>> = {
  search: 's',
  searches: 'd',
  messages: 'm',
  comments: 'c',
  news: 'n',
}
const kinds = Object.fromEntries(Object.entries(letters).map(([of, letter]) => [letter, of])) as Readonly<
  Record<string, StoppableMails>
>

const signed = (key: Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(`mails that a link stops ${text}`).digest()

/** The secret of a link. It is computed and not stored, so that every mail can have the same, and works without a login. */
export function secretFor({ current }: CodeKeys, { of, id }: LinkedMails): string {
  const text = `${letters[of]}${id}`
  return `${text}.${signed(current, text).toString('base64url')}`
}

/** Reads the secret of a link; undefined if this site did not write it. */
export function readSecret({ accepted }: CodeKeys, secret: string): LinkedMails | undefined {
  const [, letter, id, signature] = mailSecretForm.exec(secret) ?? []
  const of = kinds[letter ?? '']
  if (of === undefined || id === undefined || signature === undefined) return undefined
  const given = Buffer.from(signature, 'base64url')
  const isGenuine = accepted.some((key) => timingSafeEqual(signed(key, `${letter}${id}`), given))
  return isGenuine ? { of, id: Number(id) } : undefined
}

/** The kinds of mails that end with another kind. */
const including: Partial<Readonly<Record<StoppableMails, readonly StoppableMails[]>>> = {
  news: ['messages', 'comments'],
}

/** How the `stopAddress` of every mail begins that a link stops. The signature is left out: a mail may be older than the key. */
export const stopAddressesOf = (
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  { of, id }: LinkedMails,
): readonly string[] =>
  [of, ...(including[of] ?? [])].map((kind) => `${publicUrl}${stopMailsPath(`${letters[kind]}${id}.`)}`)

/** The page that asks before it stops mails. The secret is in the fragment, which browsers send to no server. */
export const stopPage = (publicUrl: string, secret: string): string => `${publicUrl}/stopmails#${secret}`

/**
 * The addresses that stop mails: `page` for the text, and `stopAddress` for the header of a mail, which cannot have a fragment
 * (RFC 8058).
 */
export function stopWays(
  { settings, codeKeys }: { readonly settings: Pick<Settings, 'publicUrl'>; readonly codeKeys: CodeKeys },
  linked: LinkedMails,
): { readonly page: string; readonly stopAddress: string } {
  const secret = secretFor(codeKeys, linked)
  return {
    page: stopPage(settings.publicUrl, secret),
    stopAddress: `${settings.publicUrl}${stopMailsPath(secret)}`,
  }
}
