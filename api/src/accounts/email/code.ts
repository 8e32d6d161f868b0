import { hashOfCode } from '../secrets'

/** The stored hash of a code that changes an email. It is worth something for this member and this address only. */
export const hashOfChangeCode = (key: Buffer, userId: number, email: string, digits: string): Buffer =>
  hashOfCode(key, email, digits, `email of ${userId}`)
