import { passkeyLogin, passkeyLoginOptions } from '@within-reach/contract'
import type { FastifyInstance } from 'fastify'
import { fail, handle, ok } from '../../platform/calls'
import { deleteInBatches } from '../../platform/cleanup'
import { errors } from '../../platform/errors'
import type { Platform } from '../../platform/platform'
import { hashOf, newSecret } from '../../platform/secret'
import { passkeyAttempts } from '../attempts'
import type { Cookies } from '../cookies'
import { enter } from '../enter'
import { findUserById } from '../user-queries'
import { relyingPartyOf } from '../second-factor/relying-party'
import { storePasskeyUse } from '../second-factor/queries'
import { webauthn } from '../second-factor/webauthn'
import { deleteExpiredChallenges, storeLoginChallenge } from './challenge-queries'
import { readLogin } from './read-login'

/** Logging in with a passkey. No email is sent, so an answer tells nothing about who has an account. */
export function registerPasskeyLogin(app: FastifyInstance, platform: Platform, cookies: Cookies): void {
  const { cleanup, database, settings, tries } = platform
  const attempts = passkeyAttempts(tries)
  cleanup.add({
    what: 'passkey challenges',
    run: () => deleteInBatches(() => deleteExpiredChallenges(database)),
  })

  handle(app, platform, passkeyLoginOptions, async (_fields, { request, reply }) => {
    const { id: rpID } = relyingPartyOf(request, settings.publicUrl)
    await attempts.asked(request.ip)
    const { generateAuthenticationOptions } = await webauthn()
    const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' })
    const secret = cookies.readPasskey(request) ?? newSecret()
    await storeLoginChallenge(database, options.challenge, hashOf(secret))
    cookies.setPasskey(reply, secret)
    return ok({ ...options })
  })

  handle(app, platform, passkeyLogin, async ({ response }, { request, reply }) => {
    await attempts.fromAddress(request.ip)
    const signed = await readLogin(platform, cookies, request, response)
    const user = signed && (await findUserById(database, signed.key.user_id))
    if (!signed || !user) return fail('refused')
    // Their passkey is the second factor: instead of the password it would be the only one.
    if (user.operator) return fail('operator')
    if (!signed.key.logs_in) return fail('refused')
    if (user.banned) throw errors.banned()
    const session = await enter(platform, cookies, { request, reply }, user, {
      also: (tx) => storePasskeyUse(tx, signed.key.id, signed.counter),
    })
    if (!session) return fail('refused')
    await attempts.right(request.ip)
    return ok(session)
  })
}
