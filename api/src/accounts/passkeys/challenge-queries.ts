import { limits } from '@within-reach/contract'
import type { Database, Statement } from '../../platform/database/database'
import { interval } from '../queries'

const stored: Statement = {
  name: 'accounts-login-challenge-stored',
  text: `insert into passkey_login_challenges (challenge, browser, expires_at)
    values ($1, $2, now() + ${interval(limits.passkeyChallengeLifetime)})`,
}

/**
 * Stores the challenge of a login. A browser may have several: one waits in the list of the email field while the button asks for
 * another.
 */
export async function storeLoginChallenge(
  database: Database,
  challenge: string,
  browser: Buffer,
): Promise<void> {
  await database.query(stored, [challenge, browser])
}

const taken: Statement = {
  name: 'accounts-login-challenge-taken',
  text: `delete from passkey_login_challenges where challenge = $1 and browser = $2
    returning expires_at > now() as live`,
}

/** Takes a challenge of a browser, once; false if it has none, or it has expired. */
export async function takeLoginChallenge(
  database: Database,
  challenge: string,
  browser: Buffer,
): Promise<boolean> {
  return (await database.query<{ live: boolean }>(taken, [challenge, browser]))[0]?.live ?? false
}

const expired: Statement = {
  name: 'accounts-login-challenges-expired',
  text: `delete from passkey_login_challenges where challenge in
    (select challenge from passkey_login_challenges where expires_at < now() limit 1000 for update skip locked) returning 1`,
}

/** Deletes some expired challenges, and returns how many. */
export async function deleteExpiredChallenges(database: Database): Promise<number> {
  return (await database.query(expired)).length
}
