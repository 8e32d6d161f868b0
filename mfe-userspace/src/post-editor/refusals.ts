import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AnyOutcome } from '@within-reach/contract'

/** Why a post was refused. */
export interface Refusal extends AnyOutcome {
  readonly message?: string
}

/** The text of the shared dialog for a refused post; 'Error' if the person can do nothing about it. */
export function refusalOf(outcome: Refusal): MessageDescriptor {
  switch (outcome.kind) {
    case 'region-closed':
      return msg`This region is not open for new posts yet. Choose another one; everything you typed is still here.`
    case 'offline':
      return msg`You seem to be offline. Everything you typed is still here; try again when you are connected.`
    case 'too-many':
      return msg`You have sent many posts in a short time. Please wait a moment and try again.`
    case 'not-owner':
      return msg`This post belongs to another member, so it was not changed. Everything you typed is still here.`
    case 'not-found':
      return msg`This post no longer exists, so it was not changed. Everything you typed is still here.`
    case 'invalid': {
      const { message: why = '' } = outcome
      return msg`Error. ${why}`
    }
    default:
      return msg`Error`
  }
}
