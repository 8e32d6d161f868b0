import type { RemoteSection } from '@within-reach/contract'
import { conversation } from './conversation/page'
import { conversations } from './conversations/page'
import { detail } from './detail-page/page'
import { entry } from './entry/page'
import { list } from './list-page/page'
import { mailbox } from './mailbox/page'
import { mobileSend, send } from './send-page/page'

/** The name of this remote in the console, and whether it has regions. */
export const section: RemoteSection = {
  title: { en: 'Messages', ko: '쪽지', zh: '消息', vi: 'Tin nhắn' },
  regional: false,
}

/** The pages of this remote. */
export const pages = [mailbox, send, list, detail, mobileSend, entry, conversations, conversation]
