import type { MailFrequency } from '@within-reach/contract'

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
