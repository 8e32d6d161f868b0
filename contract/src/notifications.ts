import * as v from 'valibot'
import { defineCall } from './call'
import { MailFrequency } from './mail-frequency'

const lastHour = 23
/** The most characters of the name of a time zone. */
const longestZone = 64

/** An hour of the day, from 0 to 23. */
const Hour = v.pipe(
  v.string(),
  v.regex(/^\d{1,2}$/, 'must be an hour'),
  v.transform(Number),
  v.maxValue(lastHour, `must be at most ${lastHour}`),
)

/** Whether the text names a time zone of the IANA database, such as Asia/Seoul. */
function isTimeZone(text: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: text })
    return true
  } catch {
    return false
  }
}

const TimeZone = v.pipe(
  v.string('is missing'),
  v.maxLength(longestZone, `must be at most ${longestZone} characters long`),
  v.check(isTimeZone, 'must be the name of a time zone, such as Asia/Seoul'),
)

/** About what a member gets mails, and when. */
export const NotificationSettings = v.object({
  messages: MailFrequency,
  comments: MailFrequency,
  /** From which hour to which no mail comes, in the time zone; both null without quiet hours. `from` may be after `to`. */
  quietFrom: v.nullable(v.number()),
  quietTo: v.nullable(v.number()),
  /** By its IANA name; null until the member has chosen. */
  timeZone: v.nullable(v.string()),
})
export type NotificationSettings = v.InferOutput<typeof NotificationSettings>

/** What holds for a member who has not chosen. */
export const defaultNotifications: NotificationSettings = {
  messages: 'at-once',
  comments: 'at-once',
  quietFrom: null,
  quietTo: null,
  timeZone: null,
}

export const notificationSettings = defineCall({
  path: '/api/notificationSettings',
  summary: 'About which messages and comments the caller gets mails, and when',
  login: 'bearer',
  reads: true,
  convention: 'truthy',
  request: v.object({}),
  success: NotificationSettings,
  failures: {},
})

export const changeNotificationSettings = defineCall({
  path: '/api/changeNotificationSettings',
  summary: 'Choose about which messages and comments the caller gets mails, and the hours without mails',
  login: 'bearer',
  whileSuspended: true,
  convention: 'truthy',
  request: v.object({
    messages: MailFrequency,
    comments: MailFrequency,
    quietFrom: v.optional(Hour),
    quietTo: v.optional(Hour),
    timeZone: TimeZone,
  }),
  rules: [
    {
      field: 'quietTo',
      message: 'must be given with quietFrom, and be another hour',
      holds: ({ quietFrom, quietTo }) =>
        (quietFrom === undefined) === (quietTo === undefined) && (quietFrom ?? 0) !== (quietTo ?? 1),
    },
  ],
  success: v.optional(v.null()),
  failures: {},
})
