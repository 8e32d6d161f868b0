import type { BudgetSettings } from '../capacity-settings'
import { AppError, errors } from '../errors'
import { networkOf } from './network'
import { type GiveBack, linksIn, type Newcomers } from './newcomers'
import type { Tries } from './tries'

const hour = 60 * 60_000
const day = 24 * hour
const kibibyte = 1024

/**
 * The limits of a member, or of a visitor's address, per period. They are generous, so that normal use stays below them.
 * The database counts them, so they hold across instances. Each throws too-many (429) with the seconds to wait.
 */
export interface Budgets {
  /**
   * Counts a post with its links while it is published. What is refused does not count: a new member has few tries.
   * @param text of the post
   * @param publish publishes it
   */
  post<T>(memberId: number, text: string, publish: () => Promise<T>): Promise<T>
  /** The same for a comment. */
  comment<T>(memberId: number, text: string, publish: () => Promise<T>): Promise<T>
  /**
   * Counts the links that a new member adds to a text, while the change is saved. What is refused does not count.
   * @param before reads the text that is replaced, whose links were counted; called only if there are links
   * @param save saves the change; undefined if nothing was changed
   */
  change<T>(
    memberId: number,
    text: string,
    before: () => Promise<string | undefined>,
    save: () => Promise<T | undefined>,
  ): Promise<T | undefined>
  /**
   * Counts a message between members with its links while it is sent. Limits messages to one person, and messages to people without
   * an earlier conversation. What is refused does not count.
   * @param deliver sends it; undefined if it was not sent
   */
  message<T>(message: CountedMessage, deliver: () => Promise<T | undefined>): Promise<T | undefined>
  report(memberId: number): Promise<void>
  inquiry(memberId: number): Promise<void>
  visitorInquiry(address: string): Promise<void>
  translation(memberId: number): Promise<void>
  visitorTranslation(address: string): Promise<void>
  /**
   * Reserves space for files before they are stored.
   * @param bytes the uploaded size
   * @param files their number
   * @returns releases the difference, when the stored size is known; 0 if the files were refused
   */
  upload(memberId: number, bytes: number, files: number): Promise<(stored: number) => Promise<void>>
}

/** A message between members that is counted. */
export interface CountedMessage {
  readonly fromId: number
  readonly toId: number
  readonly text: string
  /** Whether the two have written to each other. Called only when the limit of new people is reached. */
  isContact(): Promise<boolean>
}

export function createBudgets(tries: Tries, settings: BudgetSettings, newcomers: Newcomers): Budgets {
  async function demand(name: string, key: string | number, most: number, message: string): Promise<void> {
    const { allowed, retryAfter } = await tries.take(name, String(key), { most, within: hour })
    if (!allowed) throw errors.tooMany(message, retryAfter)
  }

  /** Counts the text of a new member while it is published. If it is refused, all its counts are taken back. */
  async function countPublished<T>(
    what: 'posts' | 'comments',
    memberId: number,
    text: string,
    publish: () => Promise<T>,
  ): Promise<T> {
    return countIfDone(async (counted) => {
      counted.push(() => tries.giveBack(what, String(memberId)))
      counted.push(await newcomers.take(what, memberId))
      counted.push(await newcomers.take('links', memberId, linksIn(text)))
      return publish()
    })
  }

  async function message<T>(
    { fromId, toId, text, isContact }: CountedMessage,
    deliver: () => Promise<T | undefined>,
  ): Promise<T | undefined> {
    const pair = `${fromId}>${toId}`
    const toOne = await tries.take('messages-to-one', pair, { most: settings.messagesToOne, within: hour })
    if (!toOne.allowed)
      throw errors.tooMany('You have sent many messages to this person. Try again later.', toOne.retryAfter)
    return countIfDone(async (counted) => {
      counted.push(() => tries.giveBack('messages-to-one', pair))
      // The first in this hour: only then the person may be new.
      if (toOne.count === 1) counted.push(...(await takeRecipient(fromId, isContact)))
      counted.push(await newcomers.take('links', fromId, linksIn(text)))
      return deliver()
    })
  }

  /** Counts a person that a member writes to, unless they know each other. */
  async function takeRecipient(
    fromId: number,
    isContact: CountedMessage['isContact'],
  ): Promise<readonly GiveBack[]> {
    const from = String(fromId)
    const toNew = await tries.take('messages-to-new', from, { most: settings.newRecipients, within: hour })
    const giveBack: GiveBack = () => tries.giveBack('messages-to-new', from)
    const taken = toNew.allowed
      ? await orRefusal(newcomers.take('recipients', fromId))
      : errors.tooMany('You have written to many new people. Try again later.', toNew.retryAfter)
    if (!(taken instanceof AppError)) return [giveBack, taken]
    await giveBack()
    if (await isContact()) return []
    throw taken
  }

  async function upload(
    memberId: number,
    bytes: number,
    files: number,
  ): Promise<(stored: number) => Promise<void>> {
    const giveFilesBack = await newcomers.take('files', memberId, files)
    const reserved = Math.ceil(bytes / kibibyte)
    const key = String(memberId)
    const rule = { most: (settings.uploadMegabytes * 1024 * 1024) / kibibyte, within: day }
    const { allowed, retryAfter } = await tries.take('uploads', key, rule, reserved)
    if (!allowed) {
      await tries.giveBack('uploads', key, reserved)
      await giveFilesBack()
      throw errors.tooMany('You have uploaded many files today. Try again later.', retryAfter)
    }
    return async (stored) => {
      const unused = reserved - Math.ceil(stored / kibibyte)
      if (unused > 0) await tries.giveBack('uploads', key, unused)
      if (stored === 0) await giveFilesBack()
    }
  }

  return {
    async post(memberId, text, publish) {
      await demand('posts', memberId, settings.posts, 'You have published many posts. Try again later.')
      return countPublished('posts', memberId, text, publish)
    },
    async comment(memberId, text, publish) {
      await demand(
        'comments',
        memberId,
        settings.comments,
        'You have written many comments. Try again later.',
      )
      return countPublished('comments', memberId, text, publish)
    },
    change: async (memberId, text, before, save) =>
      countIfDone(async (counted) => {
        const replaced = linksIn(text) > 0 ? await before() : undefined
        counted.push(await newcomers.take('links', memberId, linksIn(text, replaced)))
        return save()
      }),
    message,
    report: (memberId) =>
      demand('reports', memberId, settings.reports, 'You have reported a lot. Try again later.'),
    inquiry: (memberId) =>
      demand(
        'inquiry-member',
        memberId,
        settings.inquiries,
        'You have sent many inquiries. Try again later.',
      ),
    visitorInquiry: (address) =>
      demand(
        'inquiry-address',
        address,
        settings.inquiriesFromAddress,
        'Too many inquiries from this address. Try again later.',
      ),
    translation: (memberId) =>
      demand(
        'translation-member',
        memberId,
        settings.translations,
        'You have had many texts translated. Try again later.',
      ),
    visitorTranslation: (address) =>
      demand(
        'translation-address',
        networkOf(address),
        settings.translationsFromAddress,
        'Too many translations for this address. Try again later.',
      ),
    upload,
  }
}

/** What a limit grants, or its refusal. Other errors are thrown. */
async function orRefusal<T>(demanded: Promise<T>): Promise<T | AppError> {
  try {
    return await demanded
  } catch (error) {
    if (error instanceof AppError && error.failure === 'too-many') return error
    throw error
  }
}

/** Does something that is counted. Takes all counts back if it is refused, or did nothing, which is undefined. */
async function countIfDone<T>(act: (counted: GiveBack[]) => Promise<T>): Promise<T> {
  const counted: GiveBack[] = []
  const giveBack = () => Promise.all(counted.map((one) => one()))
  try {
    const done = await act(counted)
    if (done === undefined) await giveBack()
    return done
  } catch (error) {
    // Report the refusal to the caller, even if the database has just become unreachable.
    await giveBack().catch(() => {})
    throw error
  }
}
