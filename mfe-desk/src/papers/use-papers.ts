import { useLingui } from '@lingui/react/macro'
import { type AnyOutcome, badges, grantPapers, hostPapers, revokePapers } from '@within-reach/contract'
import { invalidate, useFormats } from '@within-reach/shared-core/react'
import { useDesk } from '../desk-context'
import { useSending } from '../sending/use-sending'
import type { Reference } from './reference'

/** How a press ended; undefined if another one was still running. */
export type Ended = AnyOutcome['kind'] | undefined

/** What an agent does about the papers of a host. Afterwards, {@link readAgain} shows what is noted. */
export interface Papers {
  readonly busy: boolean
  /** Why the last press did nothing. */
  readonly failure: string | undefined
  /** Notes that the papers were seen. */
  note(days: string): Promise<Ended>
  /** Takes the note back. */
  takeBack(): Promise<Ended>
}

/** Notes the papers of the author of a post or comment, and takes that back. */
export function usePapers(reference: Reference): Papers {
  const { t } = useLingui()
  const { day } = useFormats()
  const { confirm } = useDesk()
  const { busy, failure, send } = useSending(({ kind }) => {
    if (kind === 'ownContent') return t`You wrote this yourself. Another agent has to see your papers.`
    if (kind === 'notGranted')
      return t`Nothing is noted any more: another agent took it back, or its time is over.`
    return undefined
  })
  return {
    busy,
    failure,
    async note(days) {
      const outcome = await send(grantPapers, { ...reference, days })
      if (outcome?.kind === 'ok') {
        const { nick } = outcome.data
        const until = day(outcome.data.until)
        confirm(t`Noted: the papers of ${nick} count until ${until}.`)
      }
      return outcome?.kind
    },
    async takeBack() {
      const outcome = await send(revokePapers, { ...reference })
      if (outcome?.kind === 'ok') {
        const { nick } = outcome.data
        confirm(t`Taken back: the papers of ${nick} no longer count.`)
      }
      return outcome?.kind
    },
  }
}

/** Shows what is noted now. After a refusal, it is something else than what was shown. */
export async function readAgain(ended: Ended): Promise<void> {
  if (ended === 'ok') await invalidate(hostPapers, badges)
  else if (ended !== 'offline') await invalidate(hostPapers)
}
