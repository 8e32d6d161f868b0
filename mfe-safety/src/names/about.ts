import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ContentKind, Target } from '@within-reach/contract'

const names: Readonly<Record<Target, Readonly<Record<ContentKind, MessageDescriptor>>>> = {
  content: { post: msg`A post`, comment: msg`A comment`, message: msg`A message` },
  author: {
    post: msg`The author of a post`,
    comment: msg`The author of a comment`,
    message: msg`The sender of a message`,
  },
}

/** What a report or a decision is about. */
export const aboutName = ({
  kind,
  target,
}: {
  readonly kind: ContentKind
  readonly target: Target
}): MessageDescriptor => names[target][kind]
