import { Trans } from '@lingui/react/macro'
import type { DataOf, linkedMails } from '@within-reach/contract'

type Linked = Pick<DataOf<typeof linkedMails>, 'of' | 'name'>

/** Whether the mails of a link are about new posts in saved searches. */
export const isAboutSearches = (of: Linked['of']): boolean => of === 'search' || of === 'searches'

/** Asks whether the mails of a link end. */
export function StopQuestion({ of, name }: Linked) {
  switch (of) {
    case 'search':
      return <Trans>Do you want no more mails about new posts in “{name}”?</Trans>
    case 'searches':
      return <Trans>Do you want no more daily mails about new posts in your saved searches?</Trans>
    case 'messages':
      return <Trans>Do you want no more mails about new messages?</Trans>
    case 'comments':
      return <Trans>Do you want no more mails about comments?</Trans>
    case 'news':
      return <Trans>Do you want no more mails about new messages and comments?</Trans>
  }
}

/** Says that the mails of a link have ended. */
export const StopDone = ({ of }: Pick<Linked, 'of'>) =>
  isAboutSearches(of) ? (
    <Trans>You get no more of these mails. Your searches stay saved.</Trans>
  ) : (
    <Trans>You get no more of these mails.</Trans>
  )
