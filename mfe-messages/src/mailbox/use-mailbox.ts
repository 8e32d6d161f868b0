import { type Folder, type Message, type MessageRow, msg, msgs } from '@within-reach/contract'
import { send } from '@within-reach/shared-core'
import { useCallback, useEffect, useState } from 'react'

/** One folder of a member's messages, as a screen shows it. */
export interface Mailbox {
  /** Undefined while the list is on its way. */
  readonly rows: readonly MessageRow[] | undefined
  /** The message that is open, whole; undefined while none is. */
  readonly open: Message | undefined
  readonly failed: boolean
  select(id: number): void
  /** Loads the list again; the first message is selected after each load (specification, section 4). */
  refresh(): void
}

/**
 * Follows one folder.
 * @param folder inbox or sent
 * @param words what is searched for; empty for everything
 * @param opens whether a message is open beside the list
 */
export function useMailbox(folder: Folder, words: string, opens = true): Mailbox {
  const [rows, setRows] = useState<readonly MessageRow[]>()
  // A value of its own for each choice, so that a new load opens the same message anew.
  const [selected, setSelected] = useState<{ readonly id: number }>()
  const [open, setOpen] = useState<Message>()
  const [failed, setFailed] = useState(false)
  const [round, setRound] = useState(0)

  useEffect(() => {
    const leaving = new AbortController()
    setRows(undefined)
    // What was open may be gone by now, as after a deletion.
    setSelected(undefined)
    setFailed(false)
    void send(msgs, { type: folder, searchData: words }, { signal: leaving.signal }).then((outcome) => {
      if (leaving.signal.aborted) return
      const loaded = outcome.kind === 'ok' ? outcome.data : []
      setFailed(outcome.kind !== 'ok')
      setRows(loaded)
      const [first] = loaded
      setSelected(opens && first ? { id: first.message_idx } : undefined)
    })
    return () => leaving.abort()
  }, [folder, words, opens, round])

  useEffect(() => {
    setOpen(undefined)
    if (selected === undefined) return
    const leaving = new AbortController()
    void send(msg, { idx: selected.id }, { signal: leaving.signal }).then((outcome) => {
      if (leaving.signal.aborted) return
      if (outcome.kind === 'ok') setOpen(outcome.data)
      else setFailed(true)
    })
    return () => leaving.abort()
  }, [selected])

  const refresh = useCallback(() => setRound((count) => count + 1), [])
  return { rows, open, failed, select: (id) => setSelected({ id }), refresh }
}
