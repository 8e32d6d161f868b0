import { commentStore, postStore } from './boards/content-stores'
import { messageStore } from './messages/content-store'
import type { ContentStores } from './platform/withdrawal/content-store'

/** Who finds, withdraws and restores each kind of content. */
export const contentStores: ContentStores = { post: postStore, comment: commentStore, message: messageStore }
