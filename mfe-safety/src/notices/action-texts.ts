import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ContentKind, ModerationAction, Notice } from '@within-reach/contract'

/** The actions on content, by its kind. The others are about the account. */
type ContentAction = 'dismiss' | 'hide' | 'remove' | 'warn'

const contentTexts: Readonly<
  Record<ContentAction, Readonly<Record<ContentKind | 'several', MessageDescriptor>>>
> = {
  dismiss: {
    post: msg`Your post stays as it is`,
    comment: msg`Your comment stays as it is`,
    message: msg`Your message stays as it is`,
    several: msg`Your texts stay as they are`,
  },
  hide: {
    post: msg`Your post was hidden`,
    comment: msg`Your comment was hidden`,
    message: msg`Your message was hidden`,
    several: msg`Several of your texts were hidden`,
  },
  remove: {
    post: msg`Your post was removed`,
    comment: msg`Your comment was removed`,
    message: msg`Your message was removed`,
    several: msg`Several of your texts were removed`,
  },
  warn: {
    post: msg`A warning about your post`,
    comment: msg`A warning about your comment`,
    message: msg`A warning about your message`,
    several: msg`A warning about several of your texts`,
  },
}

/** The actions on the account: while they are in force, and afterwards. */
const accountTexts: Readonly<
  Record<
    Exclude<ModerationAction, ContentAction>,
    { readonly now: MessageDescriptor; readonly past: MessageDescriptor }
  >
> = {
  limit: {
    now: msg`You can write a few texts a day only`,
    past: msg`You could write a few texts a day only`,
  },
  suspend: { now: msg`You cannot write at the moment`, past: msg`You could not write for some time` },
  ban: { now: msg`Your account is closed`, past: msg`Your account was closed` },
}

/**
 * What was decided, as a heading for the member whom it is about.
 * @param inForce whether an action on the account still applies
 */
export const actionText = (
  { action, kind, otherTexts = [] }: Pick<Notice, 'action' | 'kind' | 'otherTexts'>,
  inForce: boolean,
): MessageDescriptor =>
  action === 'limit' || action === 'suspend' || action === 'ban'
    ? accountTexts[action][inForce ? 'now' : 'past']
    : contentTexts[action][otherTexts.length > 0 ? 'several' : kind]

/** What an action in force means for the member, while an appeal is still possible. */
const consequences: Readonly<Record<ModerationAction, MessageDescriptor>> = {
  dismiss: msg`It was reported. A moderator found nothing that breaks the rules.`,
  hide: msg`Nobody but you sees what was hidden. It can come back after an appeal.`,
  remove: msg`Nobody but you sees what was removed. It is deleted for good after the time for an appeal.`,
  warn: msg`What you wrote stays. Please read the reason, so that it does not happen again.`,
  limit: msg`You can read everything, and write less than usual until the day below.`,
  suspend: msg`You can read everything, and write again from the day below.`,
  ban: msg`You can read this page and appeal.`,
}

/** What differs while an appeal is not answered. */
const whileAppealed: Partial<typeof consequences> = {
  remove: msg`Nobody but you sees what was removed. It is kept until your appeal is answered.`,
  ban: msg`You can no longer log in.`,
}

/** What differs without a possible appeal. */
const withoutAppeal: Partial<typeof consequences> = {
  hide: msg`Nobody but you sees what was hidden.`,
  remove: msg`Nobody but you sees what was removed. It is deleted for good 30 days after the decision.`,
  ban: msg`You can no longer log in.`,
}

/** What a decision in force means for the member. */
export function consequenceOf({
  action,
  appeal,
  appealUntil,
}: Pick<Notice, 'action' | 'appeal' | 'appealUntil'>): MessageDescriptor {
  const differing = appeal?.state === 'open' ? whileAppealed : appealUntil === null ? withoutAppeal : {}
  return differing[action] ?? consequences[action]
}
