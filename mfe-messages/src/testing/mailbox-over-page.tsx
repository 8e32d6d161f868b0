import { Mailbox } from '../mailbox/mailbox'
import { useListOverPage } from '../message-list/shown-list'

/** A message centre that begins with the inbox. */
export const MailboxOverPage = ({ onWrite = () => {} }: { readonly onWrite?: () => void }) => (
  <Mailbox list={useListOverPage()} onWrite={onWrite} />
)
