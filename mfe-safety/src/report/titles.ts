import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ContentKind, Target } from '@within-reach/contract'

/** The headings of the page by what it reports. */
export const titles: Readonly<Record<Target, Readonly<Record<ContentKind, MessageDescriptor>>>> = {
  content: {
    post: msg`Report this post`,
    comment: msg`Report this comment`,
    message: msg`Report this message`,
  },
  author: {
    post: msg`Report the author of this post`,
    comment: msg`Report the author of this comment`,
    message: msg`Report the sender of this message`,
  },
}

/** The labels of the links to the other page: about the author, or about the content. */
export const otherTargets: Readonly<Record<Target, Readonly<Record<ContentKind, MessageDescriptor>>>> = {
  content: {
    post: msg`Is it about more than this post? Report its author instead.`,
    comment: msg`Is it about more than this comment? Report its author instead.`,
    message: msg`Is it about more than this message? Report its sender instead.`,
  },
  author: {
    post: msg`Is it about this post only? Report the post instead.`,
    comment: msg`Is it about this comment only? Report the comment instead.`,
    message: msg`Is it about this message only? Report the message instead.`,
  },
}
