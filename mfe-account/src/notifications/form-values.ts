import type { MailFrequency, NotificationSettings } from '@within-reach/contract'

/** The values of the form. The hours count only if there are quiet hours. */
export interface FormValues {
  messages: MailFrequency
  comments: MailFrequency
  isQuiet: boolean
  quietFrom: string
  quietTo: string
}

export const fieldNames = [
  'messages',
  'comments',
  'isQuiet',
  'quietFrom',
  'quietTo',
] as const satisfies readonly (keyof FormValues)[]

/** The hours that are suggested. */
const night = { from: 22, to: 7 }

/** What the form shows of stored settings. */
export const valuesOf = ({ messages, comments, quietFrom, quietTo }: NotificationSettings): FormValues => ({
  messages,
  comments,
  isQuiet: quietFrom !== null,
  quietFrom: String(quietFrom ?? night.from),
  quietTo: String(quietTo ?? night.to),
})

export interface Choice {
  readonly values: FormValues
  /** The fields that the member changed. */
  readonly changed: ReadonlySet<string>
  /** What is stored now. It may have been changed elsewhere since the form was filled. */
  readonly stored: NotificationSettings
}

/**
 * What the member changed in the form, and what is stored otherwise.
 * @returns `ownHours`: whether the hours are those of the form. They are one choice with their time zone
 */
export function mergeChoice({ values, changed, stored }: Choice): {
  readonly merged: FormValues
  readonly ownHours: boolean
} {
  const now = valuesOf(stored)
  const ownHours =
    changed.has('isQuiet') || (values.isQuiet && (changed.has('quietFrom') || changed.has('quietTo')))
  const { isQuiet, quietFrom, quietTo } = ownHours ? values : now
  const { messages } = changed.has('messages') ? values : now
  const { comments } = changed.has('comments') ? values : now
  return { merged: { messages, comments, isQuiet, quietFrom, quietTo }, ownHours }
}
