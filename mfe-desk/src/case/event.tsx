import { Trans, useLingui } from '@lingui/react/macro'
import { type CaseEntry, localNoon, type Offer } from '@within-reach/contract'
import { useFormats } from '@within-reach/shared-core/react'
import { dueDay } from '../texts/days'
import { useNames } from '../texts/use-names'

export interface EventProps {
  readonly entry: CaseEntry
  readonly offers: readonly Offer[]
}

/** What happened in a case besides messages and notes, in one sentence. */
export function Event({ entry, offers }: EventProps) {
  const { t } = useLingui()
  const names = useNames()
  const { day } = useFormats()
  const { kind, text, state, offer_idx: offer, answer, due, linked } = entry
  // The account of an agent may be gone.
  const name = entry.name === '' ? t`A former agent` : entry.name
  const title = offers.find(({ offer_idx: idx }) => idx === offer)?.title ?? ''
  switch (kind) {
    case 'state': {
      const now = state === null ? '' : names.state(state)
      return <Trans>State: {now}</Trans>
    }
    case 'offer':
      return (
        <Trans>
          {name} offered “{title}”
        </Trans>
      )
    case 'answer': {
      const said = answer === null ? '' : names.answer(answer)
      return (
        <Trans>
          {name} about “{title}”: {said}
        </Trans>
      )
    }
    case 'agent':
      return text === '' ? <Trans>Handed back: no agent has it now</Trans> : <Trans>{name} has it now</Trans>
    case 'due': {
      const date = due === null ? '' : day(localNoon(dueDay(due)))
      return date === '' ? <Trans>No answer is due</Trans> : <Trans>An answer is due on {date}</Trans>
    }
    case 'link':
      return linked === true ? <Trans>A link was mailed</Trans> : <Trans>The link was revoked</Trans>
    default:
      return null
  }
}
