import {
  addOwnPasskey,
  ownPasskeyOptions,
  ownPasskeys,
  removeOwnPasskey,
  limits,
} from '@within-reach/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Caller } from '../../platform/caller'
import { fail, handle, ok } from '../../platform/calls'
import { errors } from '../../platform/errors'
import type { Platform } from '../../platform/platform'
import { hashOf } from '../../platform/secret'
import { passkeyAttempts } from '../attempts'
import type { Cookies } from '../cookies'
import { lockMember } from '../email/queries'
import { createOwnPassword } from '../own-password'
import { storeChallenge, storePasskeyUse, takeChallenge } from '../second-factor/queries'
import { relyingPartyOf } from '../second-factor/relying-party'
import { readNewPasskey } from '../second-factor/responses'
import { webauthn } from '../second-factor/webauthn'
import { freeName } from './free-name'
import { reportPasskey } from './mail'
import { deleteLoginPasskey, insertLoginPasskey, listLoginPasskeys } from './queries'
import { type Answered, readLogin } from './read-login'

/** A member's own passkeys, with which they log in. */
export function registerPasskeys(app: FastifyInstance, platform: Platform, cookies: Cookies): void {
  const { database, settings, tries } = platform
  const isOwnPassword = createOwnPassword(platform)
  const attempts = passkeyAttempts(tries)

  handle(app, platform, ownPasskeys, async (_fields, { caller }) => {
    const rows = await listLoginPasskeys(database, caller.userId)
    return ok(
      rows.map(({ id, name, created_at, used_at }) => ({
        id,
        name,
        since: created_at.toISOString(),
        used: used_at?.toISOString() ?? null,
      })),
    )
  })

  const isOwnPasskey = async (caller: Caller, request: FastifyRequest, answered: Answered) => {
    await attempts.fromAddress(request.ip)
    const signed = await readLogin(platform, cookies, request, answered)
    if (signed?.key.user_id !== caller.userId || !signed.key.logs_in) return false
    await attempts.right(request.ip)
    return storePasskeyUse(database, signed.key.id, signed.counter)
  }

  handle(app, platform, ownPasskeyOptions, async ({ password = '', response }, { caller, request }) => {
    const { id: rpID } = relyingPartyOf(request, settings.publicUrl)
    if (caller.operator) return fail('operator')
    // A stolen session must not be able to add a way of its own to log in.
    if (response) {
      if (!(await isOwnPasskey(caller, request, response))) return fail('refused')
    } else if (!(await isOwnPassword(caller, request.ip, password))) return fail('wrongPassword')
    const known = await listLoginPasskeys(database, caller.userId)
    if (known.length >= limits.passkeysPerMember) return fail('tooManyPasskeys')
    const { generateRegistrationOptions } = await webauthn()
    const options = await generateRegistrationOptions({
      rpName: 'Within Reach',
      rpID,
      // Always the same, so that a new passkey replaces one that the member removed here but the device still offers.
      userID: new Uint8Array(hashOf(`passkeys of member ${caller.userId}`)),
      userName: caller.email,
      userDisplayName: caller.nick,
      excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    await storeChallenge(database, caller.tokenHash, options.challenge)
    return ok({ ...options })
  })

  handle(app, platform, addOwnPasskey, async ({ name: wanted, response }, { caller, request }) => {
    const party = relyingPartyOf(request, settings.publicUrl)
    if (caller.operator) return fail('operator')
    const challenge = await takeChallenge(database, caller.tokenHash)
    const key = challenge && (await readNewPasskey(response, challenge, party, { verified: true }))
    if (!key) return fail('refused')
    const added = await database.transaction(async (tx) => {
      const member = await lockMember(tx, caller.userId)
      if (!member) return 'refused'
      const known = await listLoginPasskeys(tx, caller.userId)
      if (known.length >= limits.passkeysPerMember) return 'tooManyPasskeys'
      const name = freeName(
        wanted,
        known.map((other) => other.name),
      )
      if (!(await insertLoginPasskey(tx, caller, { ...key, name }))) return 'refused'
      await reportPasskey(platform, tx, member, request, { what: 'added', name })
      return 'added'
    })
    return added === 'added' ? ok() : fail(added)
  })

  handle(app, platform, removeOwnPasskey, async ({ id }, { caller, request }) => {
    const removed = await database.transaction(async (tx) => {
      const member = await lockMember(tx, caller.userId)
      const name = member && (await deleteLoginPasskey(tx, caller.userId, id))
      if (member && name !== undefined)
        await reportPasskey(platform, tx, member, request, { what: 'removed', name })
      return name !== undefined
    })
    if (!removed) throw errors.notFound('such passkey')
    return ok()
  })
}
