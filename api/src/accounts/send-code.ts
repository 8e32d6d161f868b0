import { errors } from '../platform/errors'
import type { Platform } from '../platform/platform'
import { allowCode } from './attempts'
import { deleteLapsedCodes, storeCode, type Purpose } from './code-queries'
import { mailCode } from './mails'
import { newCode } from './secrets'

/**
 * Makes a new code the only live one of an email and mails it, both or neither.
 * @param address who asks, for the limits
 * @throws too-many (429); unavailable (503) while the mail server is away, since a code does not live long enough to wait
 */
export async function sendCode(
  { database, outbox, tries }: Platform,
  email: string,
  purpose: Purpose,
  address: string,
): Promise<void> {
  if ((await outbox.reach(email)) === 'away') {
    throw errors.unavailable('The mail server is away. Try again in half a minute.', 30)
  }
  await allowCode(tries, email, address)
  await deleteLapsedCodes(database)
  const code = newCode()
  await database.transaction(async (tx) => {
    await storeCode(tx, email, purpose, code)
    await mailCode(outbox, tx, email, purpose, code)
  })
}
