import {
  passkeyOptions,
  registerPasskey,
  removePasskey,
  secondFactor,
  verifyPasskey,
  verifyRecoveryCode,
} from '@within-reach/contract'
import type { FastifyInstance } from 'fastify'
import type { Caller } from '../../platform/caller'
import { fail, handle, ok } from '../../platform/calls'
import { errors } from '../../platform/errors'
import { languageFor, languageOf } from '../../platform/language'
import type { Platform } from '../../platform/platform'
import { createOwnPassword } from '../own-password'
import { mailNewPasskey } from './mail'
import {
  countRecoveryCodes,
  deletePasskey,
  findPasskeys,
  insertPasskey,
  storePasskeyUse,
  markVerified,
  replaceRecoveryCodes,
  storeChallenge,
  takeChallenge,
  useRecoveryCode,
} from './queries'
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes'
import { relyingPartyOf } from './relying-party'
import { readAssertion, readNewPasskey } from './responses'
import { webauthn } from './webauthn'

const recoveryTries = { most: 10, within: 60 * 60_000 }

/** The second factor of operators: passkeys, and recovery codes if the passkeys are lost. */
export function registerSecondFactor(app: FastifyInstance, platform: Platform): void {
  const { database, settings, tries, codeKeys } = platform
  const isOwnPassword = createOwnPassword(platform)

  handle(app, platform, secondFactor, async (_fields, { caller }) => {
    demandOperator(caller)
    const passkeys = await findPasskeys(database, caller.userId)
    return ok({
      passkeys: passkeys.map(({ id, created_at, used_at }) => ({
        id,
        since: created_at.toISOString(),
        used: used_at?.toISOString() ?? null,
      })),
      recoveryCodes: await countRecoveryCodes(database, caller.userId),
      required: caller.secondFactor === 'missing',
    })
  })

  handle(app, platform, passkeyOptions, async ({ to, password = '' }, { caller, request }) => {
    demandOperator(caller)
    const { id: rpID } = relyingPartyOf(request, settings.publicUrl)
    const known = await findPasskeys(database, caller.userId)
    const keys = known.map(({ id, transports }) => ({ id, transports }))
    const { generateAuthenticationOptions, generateRegistrationOptions } = await webauthn()
    if (to === 'verify') {
      if (keys.length === 0) return fail('noPasskey')
      const options = await generateAuthenticationOptions({ rpID, allowCredentials: keys })
      await storeChallenge(database, caller.tokenHash, options.challenge)
      return ok({ ...options })
    }
    demandVerified(caller)
    // A stolen session must not be able to add a second factor of its own.
    if (keys.length === 0 && !(await isOwnPassword(caller, request.ip, password)))
      return fail('wrongPassword')
    const options = await generateRegistrationOptions({
      rpName: 'Within Reach',
      rpID,
      userName: caller.email,
      userDisplayName: caller.nick,
      excludeCredentials: keys,
    })
    await storeChallenge(database, caller.tokenHash, options.challenge)
    return ok({ ...options })
  })

  handle(app, platform, registerPasskey, async ({ response }, { caller, request }) => {
    demandOperator(caller)
    demandVerified(caller)
    const party = relyingPartyOf(request, settings.publicUrl)
    const challenge = await takeChallenge(database, caller.tokenHash)
    const key = challenge && (await readNewPasskey(response, challenge, party))
    if (!key) return fail('refused')
    const codes = (await countRecoveryCodes(database, caller.userId)) > 0 ? [] : newRecoveryCodes()
    const added = await database.transaction(async (tx) => {
      if (!(await insertPasskey(tx, caller.userId, key))) return false
      const hashes = codes.map((code) => hashOfRecoveryCode(codeKeys.current, caller.userId, code))
      if (hashes.length > 0) await replaceRecoveryCodes(tx, caller.userId, hashes)
      await markVerified(tx, caller.tokenHash)
      await mailNewPasskey(platform, tx, caller.email, languageFor(caller, languageOf(request)))
      return true
    })
    return added ? ok({ recoveryCodes: codes }) : fail('refused')
  })

  handle(app, platform, verifyPasskey, async ({ response }, { caller, request }) => {
    demandOperator(caller)
    const party = relyingPartyOf(request, settings.publicUrl)
    const challenge = await takeChallenge(database, caller.tokenHash)
    const key = (await findPasskeys(database, caller.userId)).find(({ id }) => id === response.id)
    const counter = challenge && key && (await readAssertion(response, challenge, party, key))
    if (counter === undefined || counter === '' || !key) return fail('refused')
    const until = await database.transaction(async (tx) => {
      await storePasskeyUse(tx, key.id, counter)
      return markVerified(tx, caller.tokenHash)
    })
    return ok({ until: until.toISOString() })
  })

  handle(app, platform, verifyRecoveryCode, async ({ code }, { caller }) => {
    demandOperator(caller)
    const { allowed, retryAfter } = await tries.take('recovery-code', String(caller.userId), recoveryTries)
    if (!allowed) throw errors.tooMany('Too many wrong recovery codes. Try again later.', retryAfter)
    const hashes = codeKeys.accepted.map((key) => hashOfRecoveryCode(key, caller.userId, code))
    const until = await database.transaction(async (tx) =>
      (await useRecoveryCode(tx, caller.userId, hashes)) ? markVerified(tx, caller.tokenHash) : undefined,
    )
    if (!until) return fail('wrongCode')
    await tries.reset('recovery-code', String(caller.userId))
    return ok({ until: until.toISOString() })
  })

  handle(app, platform, removePasskey, async ({ id }, { caller }) => {
    demandOperator(caller)
    demandVerified(caller)
    if (!(await deletePasskey(database, caller.userId, id))) throw errors.notFound('such passkey')
    return ok()
  })
}

function demandOperator({ operator }: Caller): void {
  if (!operator) throw errors.notOwner('Only operators of the site have a second factor.')
}

function demandVerified({ secondFactor: state }: Caller): void {
  if (state === 'due') throw errors.secondFactor()
}
