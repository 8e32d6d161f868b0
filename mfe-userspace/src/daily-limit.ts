import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Failed } from './frame/failure-reason'

const hour = 3600

/** Whether a limit of a day was reached. Those of everybody are per hour. */
export const isDailyLimit = ({ kind, retryAfter = 0 }: Failed): boolean =>
  kind === 'too-many' && retryAfter > hour

/** What a member reads then. */
export const dailyLimit: MessageDescriptor = msg`You have reached a limit for today. New members, and members whom moderators limited, can send only a few texts, links and files a day. Everything you typed is still here; try again tomorrow.`
