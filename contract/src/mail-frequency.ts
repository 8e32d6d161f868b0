import * as v from 'valibot'

/** When a member gets mails about something new. */
export const mailFrequencies = ['none', 'at-once', 'daily'] as const
export type MailFrequency = (typeof mailFrequencies)[number]
export const MailFrequency = v.picklist(mailFrequencies, `must be one of ${mailFrequencies.join(', ')}`)
