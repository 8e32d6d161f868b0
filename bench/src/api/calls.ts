import {
  authorHandle,
  cms,
  getProfile,
  msgs,
  postDetail,
  posting,
  postingCm,
  postMsg,
  posts,
} from '@within-reach/contract'
import { randomFrom } from '../data/random'
import type { Sizes } from '../data/sizes'
import { vocabulary, words } from '../data/words'

/** A call under load, with the bodies that are sent in turn. */
export interface BenchCall {
  readonly name: string
  readonly path: string
  readonly bodies: readonly Readonly<Record<string, string>>[]
  readonly loggedIn: boolean
  /** Whether it writes. */
  readonly writes: boolean
  /** Whether its statement is measured separately. A call with several statements, or one that writes, is not. */
  readonly bare: boolean
  /** Whether a run without concurrency sends each body once, because their costs differ. */
  readonly each?: boolean
}

const different = 500

/** The measured calls, reads first. */
export function benchCalls(size: Sizes): BenchCall[] {
  const random = randomFrom(7)
  const some = (body: () => Record<string, string>) => Array.from({ length: different }, body)
  const anyPost = () => String(1 + random.below(size.posts))
  const read = { loggedIn: false, writes: false, bare: true }
  const write = { loggedIn: true, writes: true, bare: false }
  return [
    { ...read, name: 'board list', path: posts.path, bodies: [{ type: 'tr' }] },
    {
      ...read,
      name: 'board list of a region',
      path: posts.path,
      bodies: [{ type: 'fr', region: 'South Korea' }],
    },
    { ...read, name: 'board list, page 40', path: posts.path, bodies: [{ type: 'tr', page: '40' }] },
    { ...read, name: 'post', path: postDetail.path, bodies: some(() => ({ id: anyPost() })) },
    { ...read, name: 'comments', path: cms.path, bodies: some(() => ({ id: anyPost() })) },
    { ...read, bare: false, each: true, name: 'search', path: posts.path, bodies: searches() },
    { ...read, bare: false, loggedIn: true, name: 'inbox', path: msgs.path, bodies: [{ type: 'inbox' }] },
    { ...read, bare: false, loggedIn: true, name: 'profile', path: getProfile.path, bodies: [{}] },
    {
      ...write,
      name: 'new post',
      path: posting.path,
      bodies: some(() => ({
        type: 'tr',
        region: 'Others',
        specificLocation: words(random, 'en', 2),
        subject: words(random, 'ko', 5),
        description: words(random, 'ko', 40),
      })),
    },
    {
      ...write,
      name: 'new comment',
      path: postingCm.path,
      bodies: some(() => ({ id: anyPost(), cmText: words(random, 'en', 15) })),
    },
    {
      ...write,
      name: 'new message',
      path: postMsg.path,
      bodies: some(() => ({ to: authorHandle(1 + random.below(size.posts)), msg: words(random, 'ko', 20) })),
    },
  ]
}

/**
 * Two hundred searches of mixed frequency: Korean words of two or more syllables and English words, half of them cut to a
 * part of the word.
 */
function searches(): Record<string, string>[] {
  const random = randomFrom(11)
  const anyOf = (list: readonly string[], least: number): string => {
    const word = list[random.ranked(list.length)] ?? ''
    return word.length >= least ? word : anyOf(list, least)
  }
  return Array.from({ length: 200 }, (_, n) => {
    const korean = n % 4 < 2
    const word = anyOf(vocabulary[korean ? 'ko' : 'en'], korean ? 2 : 3)
    // The last two syllables of a Korean word, or an English word without its last letter.
    const part = korean ? word.slice(-2) : word.slice(0, Math.max(3, word.length - 1))
    return {
      type: ['tr', 'fr', 'jobs', 'qb'][Math.floor(n / 4) % 4] ?? 'tr',
      search: n % 2 === 0 ? word : part,
    }
  })
}
