import { login, postDetail, posting, posts } from '@within-reach/contract'
import { randomFrom } from '../data/random'
import type { Sizes } from '../data/sizes'
import { words } from '../data/words'

/** A call that is offered far more often than the service can answer. */
export interface OfferedCall {
  readonly name: string
  readonly path: string
  readonly bodies: readonly Readonly<Record<string, string>>[]
  readonly loggedIn: boolean
}

const different = 1000

export const password = 'password of a bench'
/** The hash of {@link password}, as the service creates it: Argon2id, 19 MiB, two passes, one lane. */
export const passwordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$TxRR/2p4It7TiGztfVIuEw$Btusbnizb0ByaeO+QOL44+fyyNh+ndo0ZkUeIriuLLY'

/** The calls to offer. @param emails of members with {@link password} */
export function offeredCalls(size: Sizes, emails: readonly string[]): OfferedCall[] {
  const random = randomFrom(13)
  const some = (body: (n: number) => Record<string, string>) =>
    Array.from({ length: different }, (_, n) => body(n))
  const boards = ['fr', 'tr', 'jobs', 'qb']
  return [
    {
      name: 'board list',
      path: posts.path,
      loggedIn: false,
      bodies: some((n) => ({ type: boards[n % 4] ?? 'tr', page: String(1 + (n % 40)) })),
    },
    {
      name: 'post',
      path: postDetail.path,
      loggedIn: false,
      bodies: some(() => ({ id: String(1 + random.below(size.posts)) })),
    },
    {
      name: 'new post',
      path: posting.path,
      loggedIn: true,
      bodies: some(() => ({
        type: 'tr',
        region: 'Others',
        specificLocation: words(random, 'en', 2),
        subject: words(random, 'ko', 5),
        description: words(random, 'ko', 40),
      })),
    },
    {
      name: 'login',
      path: login.path,
      loggedIn: false,
      bodies: emails.map((email) => ({ email, password })),
    },
  ]
}
