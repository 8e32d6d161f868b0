import type { FastifyRequest } from 'fastify'
import type { Database } from '../platform/database/database'
import { languageFor, languageOf } from '../platform/language'
import type { Platform } from '../platform/platform'
import { clientOf, clientText } from '../platform/client-name'
import { storeRevertLink } from './code-queries'
import { mailAccount } from './mails'
import { hashOf } from '../platform/secret'
import type { PasskeysAfterReset } from './passkeys/queries'
import { newLinkSecret } from './secrets'
import { resetLink } from './send-code'

/**
 * Mails a member about a changed password, with a link that reverts it: it sets another password and ends every sign-in.
 * Only a reader of the mailbox can use it, so it gives an attacker nothing that a reset would not.
 * @param tx the transaction that changes the password
 * @param request gives the browser, and the language if the member's own is unknown
 * @param passkeys what became of the member's passkeys, if it was a reset
 */
export async function reportPasswordChange(
  platform: Pick<Platform, 'outbox' | 'settings'>,
  tx: Database,
  member: { readonly email: string; readonly language: string | null },
  request: FastifyRequest,
  passkeys: PasskeysAfterReset = { removed: [], kept: [] },
): Promise<void> {
  const { email } = member
  const secret = newLinkSecret()
  await storeRevertLink(tx, email, hashOf(secret))
  const language = languageFor(member, languageOf(request))
  await mailAccount(
    platform,
    tx,
    { to: email, language },
    {
      about: 'new password',
      client: clientOf(clientText(request.headers['user-agent'])),
      link: resetLink(platform.settings.publicUrl, email, secret),
      passkeys,
    },
  )
}
