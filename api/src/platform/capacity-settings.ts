import * as v from 'valibot'

const positive = (standard: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^[1-9]\d{0,8}$/, 'must be a whole number from 1 to 999999999'),
      v.transform(Number),
    ),
    String(standard),
  )

/** The capacity settings, as in the environment. The defaults suit two cores. */
export const capacityEnvironment = {
  /** The maximum number of concurrent requests if they are quick; further ones are refused with 503. */
  MAX_IN_FLIGHT: positive(500),
  /** The event loop delay, in milliseconds, above which fewer requests are admitted. */
  MAX_EVENT_LOOP_DELAY: positive(100),
  /** The limits of one member per hour. Further calls get 429. */
  MAX_POSTS_PER_HOUR: positive(60),
  MAX_COMMENTS_PER_HOUR: positive(300),
  MAX_MESSAGES_TO_ONE_PER_HOUR: positive(120),
  MAX_NEW_RECIPIENTS_PER_HOUR: positive(40),
  MAX_REPORTS_PER_HOUR: positive(30),
  MAX_INQUIRIES_PER_HOUR: positive(10),
  /** For all visitors of one address. A whole student house may share one. */
  MAX_INQUIRIES_PER_ADDRESS_PER_HOUR: positive(30),
  /** What one member may have translated, without what another reader had translated before; then visitors of one address. */
  MAX_TRANSLATIONS_PER_HOUR: positive(120),
  MAX_TRANSLATIONS_PER_ADDRESS_PER_HOUR: positive(240),
  /** The uploads of one member per day. */
  MAX_UPLOAD_MB_PER_DAY: positive(300),
  /** For how many days a member counts as new, with the smaller limits below. 0 means that nobody does. */
  NEWCOMER_DAYS: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^(?:\d|[1-9]\d|[12]\d\d|3[0-5]\d|36[0-5])$/, 'must be a whole number from 0 to 365'),
      v.transform(Number),
    ),
    '7',
  ),
  MAX_NEWCOMER_POSTS_PER_DAY: positive(5),
  MAX_NEWCOMER_COMMENTS_PER_DAY: positive(30),
  MAX_NEWCOMER_RECIPIENTS_PER_DAY: positive(10),
  MAX_NEWCOMER_FILES_PER_DAY: positive(15),
  MAX_NEWCOMER_LINKS_PER_DAY: positive(10),
}

type CapacityEnvironment = v.InferOutput<v.ObjectSchema<typeof capacityEnvironment, undefined>>

export interface CapacitySettings {
  readonly admission: AdmissionSettings
  readonly budgets: BudgetSettings
}

/** The thresholds of load shedding. */
export interface AdmissionSettings {
  readonly maxInFlight: number
  /** Milliseconds. */
  readonly maxEventLoopDelay: number
}

/** The limits of one member per hour. */
export interface BudgetSettings {
  readonly posts: number
  readonly comments: number
  readonly messagesToOne: number
  readonly newRecipients: number
  readonly reports: number
  readonly inquiries: number
  /** For visitors who are not logged in. */
  readonly inquiriesFromAddress: number
  readonly translations: number
  /** For visitors who are not logged in. */
  readonly translationsFromAddress: number
  /** Per day. */
  readonly uploadMegabytes: number
  /** Of new members per day. */
  readonly newcomers: NewcomerSettings
}

/** The limits of new members per day. */
export interface NewcomerSettings {
  /** For how many days a member counts as new. */
  readonly days: number
  readonly posts: number
  readonly comments: number
  readonly recipients: number
  readonly files: number
  readonly links: number
}

export function presentCapacity(env: CapacityEnvironment): CapacitySettings {
  return {
    admission: { maxInFlight: env.MAX_IN_FLIGHT, maxEventLoopDelay: env.MAX_EVENT_LOOP_DELAY },
    budgets: {
      posts: env.MAX_POSTS_PER_HOUR,
      comments: env.MAX_COMMENTS_PER_HOUR,
      messagesToOne: env.MAX_MESSAGES_TO_ONE_PER_HOUR,
      newRecipients: env.MAX_NEW_RECIPIENTS_PER_HOUR,
      reports: env.MAX_REPORTS_PER_HOUR,
      inquiries: env.MAX_INQUIRIES_PER_HOUR,
      inquiriesFromAddress: env.MAX_INQUIRIES_PER_ADDRESS_PER_HOUR,
      translations: env.MAX_TRANSLATIONS_PER_HOUR,
      translationsFromAddress: env.MAX_TRANSLATIONS_PER_ADDRESS_PER_HOUR,
      uploadMegabytes: env.MAX_UPLOAD_MB_PER_DAY,
      newcomers: {
        days: env.NEWCOMER_DAYS,
        posts: env.MAX_NEWCOMER_POSTS_PER_DAY,
        comments: env.MAX_NEWCOMER_COMMENTS_PER_DAY,
        recipients: env.MAX_NEWCOMER_RECIPIENTS_PER_DAY,
        files: env.MAX_NEWCOMER_FILES_PER_DAY,
        links: env.MAX_NEWCOMER_LINKS_PER_DAY,
      },
    },
  }
}
