import type { FastifyRequest } from 'fastify'
import type { Database } from '../platform/database/database'
import type { Platform } from '../platform/platform'
import { clientOf, clientText } from './client-name'
import { storeRevertLink } from './code-queries'
import { mailNewPassword } from './mails'
import { hashOf } from '../platform/secret'
import type { PasskeysAfterReset } from './passkeys/queries'
import { newLinkSecret } from './secrets'
import { resetLink } from './send-code'

/**
 * Mails a member about a changed password, with a link that reverts it: it sets another password and ends every sign-in.
 * Only a reader of the mailbox can use it, so it gives an attacker nothing that a reset would not.
 * @param tx the transaction that changes the password
 * @param passkeys what became of the member's passkeys, if it was a reset
 */
export async function reportPasswordChange(
  { outbox, settings }: Pick<Platform, 'outbox' | 'settings'>,
  tx: Database,
  email: string,
  request: FastifyRequest,
  passkeys: PasskeysAfterReset = { removed: [], kept: [] },
): Promise<void> {
  const secret = newLinkSecret()
  await storeRevertLink(tx, email, hashOf(secret))
  const { browser, system } = clientOf(clientText(request.headers['user-agent']))
  const client = [browser ?? 'a browser', ...(system === null ? [] : [`on ${system}`])].join(' ')
  const link = resetLink(settings.publicUrl, email, secret)
  await mailNewPassword(outbox, tx, email, { client, link, passkeys })
}
