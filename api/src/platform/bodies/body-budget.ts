import { AppError, errors } from '../errors'

/** Where the bytes of a body are: text in memory, files on disk. */
export type BodyStorage = 'memory' | 'disk'

/** The share of one request. */
export interface BodyShare {
  /**
   * Counts received bytes.
   * @throws too-many (429) if the address or the member sends too much at once, unavailable (503) if all together do
   */
  take(where: BodyStorage, bytes: number): void
  /**
   * Moves bytes from memory to disk.
   * @throws too-many (429), unavailable (503) like `take`
   */
  move(bytes: number): void
  /** Releases everything. Nothing may be taken after that. */
  release(): void
}

/** Bounds the bodies of all running requests together. */
export interface BodyBudget {
  /**
   * Begins a request.
   * @param address the sender's address
   * @param member the logged-in member; absent for a visitor
   */
  open(address: string, member?: string): BodyShare
  /** The bytes of all current bodies in this storage. */
  used(where: BodyStorage): number
}

/** Seconds after which the current bodies have arrived. */
const retryAfter = 5

/**
 * Counts the bytes of bodies by instance, address and member. An address may hold a quarter of the instance's budget, a
 * member an eighth, so that no single sender blocks the others.
 * @param most the maximum number of bytes in total
 */
export function createBodyBudget(most: Readonly<Record<BodyStorage, number>>): BodyBudget {
  const byHolder = new Map<string, number>()
  const add = (key: string, bytes: number): number => {
    const sum = (byHolder.get(key) ?? 0) + bytes
    if (sum > 0) byHolder.set(key, sum)
    else byHolder.delete(key)
    return sum
  }

  return {
    open(address, member) {
      const own = new Map<string, number>()
      let isReleased = false
      const holders: readonly (readonly [holder: string, part: number, refuse: () => AppError])[] = [
        ['all', 1, () => errors.unavailable('Too many uploads at once. Try again in a moment.', retryAfter)],
        [
          `address ${address}`,
          1 / 4,
          () =>
            errors.tooMany(
              'Too many uploads from your address at once. Wait a moment and try again.',
              retryAfter,
            ),
        ],
        ...(member === undefined
          ? []
          : [
              [
                `member ${member}`,
                1 / 8,
                () =>
                  errors.tooMany(
                    'You are uploading too much at once. Wait a moment and try again.',
                    retryAfter,
                  ),
              ] as const,
            ]),
      ]
      const take = (where: BodyStorage, bytes: number): void => {
        if (isReleased) return
        for (const [holder, part, refuse] of holders) {
          const key = `${where} ${holder}`
          own.set(key, (own.get(key) ?? 0) + bytes)
          if (add(key, bytes) > most[where] * part && bytes > 0) throw refuse()
        }
      }
      return {
        take,
        move(bytes) {
          take('memory', -bytes)
          take('disk', bytes)
        },
        release() {
          isReleased = true
          for (const [key, bytes] of own) add(key, -bytes)
          own.clear()
        },
      }
    },
    used: (where) => byHolder.get(`${where} all`) ?? 0,
  }
}
