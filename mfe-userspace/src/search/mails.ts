import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MailFrequency } from '@within-reach/contract'

/** When mails about new posts come. */
export const mailsNames: Readonly<Record<MailFrequency, MessageDescriptor>> = {
  none: msg`No mails`,
  daily: msg`Once a day`,
  'at-once': msg`At once`,
}

/** The choices, the calm ones first. */
export const mailsChoices = Object.keys(mailsNames) as readonly MailFrequency[]
