import type { FastifyRequest } from 'fastify'
import { networkOf } from '../platform/limits/network'
import type { Platform } from '../platform/platform'
import { codeClientOf } from './code-client'
import { takeGuess } from './code-limits'
import { findLiveCode, type LiveCode } from './code-queries'
import type { Cookies } from './cookies'
import { findUser } from './user-queries'
import { hashOf } from '../platform/secret'
import { hashOfCode } from './secrets'

/** An entered code. */
export interface EnteredCode {
  readonly email: string
  readonly digits: string
}

/**
 * Tries a code within the limits of guessing, for every call that accepts one.
 * @param compare compares the hash of the valid code with those of each accepted key: true if one matches, undefined if the code
 * expired meanwhile
 * @returns the target of a right code; undefined if it was wrong, expired or used, or if only the link is accepted
 * @throws too-many (429) if the client's network has entered too many wrong codes, or too many were entered for the email
 */
export async function tryCode(
  platform: Platform,
  cookies: Cookies,
  request: FastifyRequest,
  { email, digits }: EnteredCode,
  compare: (live: LiveCode, hashes: readonly Buffer[]) => Promise<boolean | undefined>,
): Promise<LiveCode['purpose'] | undefined> {
  const { database, tries, codeKeys } = platform
  const secret = cookies.readBrowser(request)
  const browser = secret === undefined ? undefined : hashOf(secret)
  const live = await findLiveCode(database, email, browser, networkOf(request.ip))
  if (!live) return undefined
  const user = live.purpose === 'reset' ? await findUser(database, email) : undefined
  const client = await codeClientOf(platform, cookies, request, user?.id)
  const guess = await takeGuess(tries, user ? { userId: user.id } : { email }, client)
  if (!guess) return undefined
  const own = live.by_network ? undefined : secret
  const hashes = codeKeys.accepted.map((key) => hashOfCode(key, email, digits, own))
  const matches = await compare(live, hashes).catch(async (error: unknown) => {
    await guess.giveBack()
    throw error
  })
  if (matches !== false) await guess.giveBack()
  return matches ? live.purpose : undefined
}
