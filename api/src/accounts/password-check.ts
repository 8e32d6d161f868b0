import type { Platform } from '../platform/platform'
import { passwordAttempts } from './attempts'
import { isPassword, reserveComparison } from './passwords'
import type { User } from './queries'
import { findUser } from './user-queries'

/** The member with an email, if there is one, and whether the password is theirs. */
export interface CheckedPassword {
  readonly user?: User
  readonly right: boolean
}

/**
 * Creates the check of a password by which somebody logs in. A wrong one counts; after a right one, the caller takes the count back.
 * The check throws too-many (429) after ten wrong passwords in fifteen minutes, and unavailable (503) if the queue is full.
 */
export function createPasswordCheck({ database, tries }: Pick<Platform, 'database' | 'tries'>) {
  const attempts = passwordAttempts(tries)
  return async (
    { email, password }: { readonly email: string; readonly password: string },
    address: string,
  ): Promise<CheckedPassword> => {
    // Before anything is counted, so that a refusal under load costs no statement.
    const reservation = reserveComparison({ account: email, address })
    try {
      await attempts.fromAddress(address)
      const user = await findUser(database, email)
      if (!user) return { right: false }
      await attempts.ofAccount(user.id)
      const right = await isPassword(user.password_hash, password, reservation).catch(
        async (error: unknown) => {
          // The queue refused it, which says nothing about the password.
          await attempts.abandoned(address, user.id)
          throw error
        },
      )
      return { user, right }
    } finally {
      reservation.leave()
    }
  }
}
