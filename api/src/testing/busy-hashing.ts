import argon2 from '@node-rs/argon2'
import { hashPassword } from '../accounts/passwords'

/** More than run and wait for one account. */
const crowd = 14

/**
 * Occupies every slot for password hashing, and every place in the queue of an account, until the given work is done.
 * @param account the key of the account in the queue
 */
export async function withBusyHashing<T>(account: string | number, work: () => Promise<T>): Promise<T> {
  let finish = () => {}
  const finished = new Promise<string>((resolve) => (finish = () => resolve('a hash')))
  const hashing = jest.spyOn(argon2, 'hash').mockReturnValue(finished)
  const hashes = Array.from({ length: crowd }, () => hashPassword('x', { account }).catch(() => 'refused'))
  try {
    return await work()
  } finally {
    hashing.mockRestore()
    finish()
    expect(await Promise.all(hashes)).toContain('refused')
  }
}
