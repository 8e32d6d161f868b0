import {
  changeSearch,
  type MailFrequency,
  type Outcome,
  type SavedSearch,
  savedSearches,
} from '@within-reach/contract'
import { send } from '@within-reach/shared-core'
import { updateOptimistically } from '@within-reach/shared-core/react'
import { useRef } from 'react'

/** One change of a saved search. */
export type Change = { readonly name: string } | { readonly mails: MailFrequency }

/** Whether a search still shows a change. A later one may have replaced it. */
const shows = (one: SavedSearch, changed: Change): boolean =>
  'name' in changed ? one.name === changed.name : one.mails === changed.mails

/**
 * Shows the changes of a saved search at once, and takes back those that fail. One call follows the other, because two at once may
 * arrive in the other order.
 * @returns stores a change, and resolves to its outcome
 */
export function useChanges({ search_idx: idx, name, mails }: SavedSearch) {
  const last = useRef<Promise<unknown>>(undefined)
  const stored = useRef({ name, mails })

  // Another tab or a mailed link may have changed the rest.
  const show = (change: (one: SavedSearch) => SavedSearch) =>
    updateOptimistically(savedSearches, (answer) => ({
      ...answer,
      data: answer.data.map((one) => (one.search_idx === idx ? change(one) : one)),
    }))

  const store = async (changed: Change): Promise<Outcome<typeof changeSearch>> => {
    const outcome = await send(changeSearch, { idx, ...changed }, { keepalive: true })
    if (outcome.kind === 'ok') stored.current = { ...stored.current, ...changed }
    else {
      const { name, mails } = stored.current
      const before = 'name' in changed ? { name } : { mails }
      await show((one) => (shows(one, changed) ? { ...one, ...before } : one))
    }
    return outcome
  }

  return async (changed: Change) => {
    if (!last.current) stored.current = { name, mails }
    const shown = show((one) => ({ ...one, ...changed }))
    const sent = Promise.all([shown, last.current]).then(() => store(changed))
    last.current = sent
    const outcome = await sent
    if (last.current === sent) last.current = undefined
    return outcome
  }
}
