import type { Caller } from '../platform/caller'
import type { Platform } from '../platform/platform'
import { passwordAttempts } from './attempts'
import { findPasswordHash } from './own-password-queries'
import { isPassword, reserveComparison } from './passwords'

/** Whether a member who is logged in knows the password. Wrong ones count as at a login. */
export type OwnPassword = (
  caller: Pick<Caller, 'userId' | 'email'>,
  address: string,
  password: string,
) => Promise<boolean>

/**
 * Creates the check of a password that a member enters again, so that a stolen session cannot do what needs it.
 * The check throws too-many (429) after ten wrong passwords in fifteen minutes, and unavailable (503) if the queue is full.
 */
export function createOwnPassword({ database, tries }: Pick<Platform, 'database' | 'tries'>): OwnPassword {
  const attempts = passwordAttempts(tries)
  return async ({ userId, email }, address, password) => {
    const reservation = reserveComparison({ account: email, address })
    try {
      await attempts.ofAccount(userId)
      const stored = await findPasswordHash(database, userId)
      const isRight =
        password !== '' &&
        (await isPassword(stored, password, reservation).catch(async (error: unknown) => {
          // The queue refused it, which says nothing about the password.
          await attempts.notCompared(userId)
          throw error
        }))
      if (isRight) await attempts.changed(userId)
      return isRight
    } finally {
      reservation.leave()
    }
  }
}
