import argon2 from '@node-rs/argon2'
import { hashPassword } from '../accounts/passwords'

/** More than run and wait, for one account and for all. */
const crowd = 30

/**
 * Occupies every slot for password hashing, and every slot in the queue of an account, until the given work is done.
 * @param accountOf the account in the queue, or a function that returns another one for each hash: then every slot is occupied
 */
export async function withBusyHashing<T>(
  accountOf: string | number | (() => string),
  work: () => Promise<T>,
): Promise<T> {
  let finish = () => {}
  const finished = new Promise<string>((resolve) => (finish = () => resolve('a hash')))
  const hashing = jest.spyOn(argon2, 'hash').mockReturnValue(finished)
  const hashes = Array.from({ length: crowd }, () => {
    const account = typeof accountOf === 'function' ? accountOf() : accountOf
    return hashPassword('x', { account }).catch(() => 'refused')
  })
  try {
    return await work()
  } finally {
    hashing.mockRestore()
    finish()
    expect(await Promise.all(hashes)).toContain('refused')
  }
}
