import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { limits, readRefusedField, type Sentence } from '@within-reach/contract'
import { isStoredBefore } from '@within-reach/shared-core'
import { dailyLimit, isDailyLimit } from '../daily-limit'
import type { Failed } from '../frame/failure-reason'
import { storedBefore } from '../stored-before'

/** Why a post was refused. */
export interface Refusal extends Failed {
  readonly sentences?: readonly Sentence[]
}

/** Whether the post was changed since it was read for the editor, in another tab or on another device. */
export const isChangedMeanwhile = ({ kind, sentences }: Refusal): boolean =>
  kind === 'invalid' && readRefusedField(sentences) === 'edited'

/** The text of the shared dialog for a refused post; 'Error' if the person can do nothing about it. */
export function refusalOf(outcome: Refusal): MessageDescriptor {
  switch (outcome.kind) {
    case 'region-closed':
      return msg`This region is not open for new posts yet. Choose another one; everything you typed is still here.`
    case 'offline':
      return msg`You seem to be offline. Everything you typed is still here; try again when you are connected.`
    case 'too-many':
      return isDailyLimit(outcome) ? dailyLimit : tooMany(outcome)
    case 'not-owner':
      return msg`This post belongs to another member, so it was not changed. Everything you typed is still here.`
    case 'not-found':
      return msg`This post no longer exists, so it was not changed. Everything you typed is still here.`
    case 'invalid':
      return isStoredBefore(outcome) ? storedBefore : invalid(readRefusedField(outcome.sentences))
    case 'suspended':
      return msg`You cannot write at the moment. The reason and the day are under “Decisions about me” on the safety page.`
    default:
      return msg`Error`
  }
}

/** The limit of a member is per hour, so that it may take most of one until it allows another post. */
function tooMany({ retryAfter = 60 }: Refusal): MessageDescriptor {
  const minutes = Math.ceil(retryAfter / 60)
  return msg`${plural(minutes, {
    one: 'You have sent many posts in a short time. Everything you typed is still here; try again in a minute.',
    other:
      'You have sent many posts in a short time. Everything you typed is still here; try again in # minutes.',
  })}`
}

/** The rules that only the service can check. An older service does not name the field. */
function invalid(field: string | undefined): MessageDescriptor {
  const most = limits.files
  switch (field) {
    case 'description':
      return msg`Error. The description is empty, or has too many marks on one letter. Change it and try again.`
    case 'keep':
      return msg`Error. The files of this post were changed meanwhile. Load this page again; the text that you typed is kept.`
    case 'edited':
      return msg`Error. Your post was changed meanwhile, in another tab or on another device. Everything you typed is still here. Save it once more to replace that change.`
    case 'image':
      return msg`Error. A post can have at most ${most} files. Remove some and try again.`
    default:
      return msg`Error. The service refused something in this form. Everything you typed is still here; check it and try again.`
  }
}
