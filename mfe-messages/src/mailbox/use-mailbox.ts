import { type Folder, type MessageRow, msgs } from '@within-reach/contract'
import { send } from '@within-reach/shared-core'
import { useCallback, useEffect, useState } from 'react'

/** A choice of a message; a value of its own each time, so that the same message can be opened anew. */
export interface Chosen {
  readonly id: number
}

/** One folder of a member's messages, as a screen shows it. */
export interface Mailbox {
  /** Undefined while the list is on its way, and where it could not be loaded. */
  readonly rows: readonly MessageRow[] | undefined
  /** The message that is to be open. */
  readonly chosen: Chosen | undefined
  readonly failed: boolean
  /** Opens a message, which is read from then on. */
  select(id: number): void
  /** Loads the list again. */
  refresh(): void
}

/**
 * Follows one folder.
 * @param folder inbox or sent
 * @param words what is searched for; empty for everything
 * @param opensFirst whether the first message is chosen after each load (specification, section 4)
 */
export function useMailbox(folder: Folder, words: string, opensFirst: boolean): Mailbox {
  const [rows, setRows] = useState<readonly MessageRow[]>()
  const [chosen, setChosen] = useState<Chosen>()
  const [failed, setFailed] = useState(false)
  const [round, setRound] = useState(0)

  const open = (id: number) => {
    setChosen({ id })
    // The service counts a message as read once it is opened; the list says so at once.
    setRows((rows) => rows?.map((row) => (row.message_idx === id ? { ...row, unread: false } : row)))
  }

  useEffect(() => {
    const leaving = new AbortController()
    setRows(undefined)
    // What was open may be gone by now, as after a deletion.
    setChosen(undefined)
    setFailed(false)
    void send(msgs, { type: folder, searchData: words }, { signal: leaving.signal }).then((outcome) => {
      if (leaving.signal.aborted) return
      if (outcome.kind !== 'ok') return setFailed(true)
      setRows(outcome.data)
      const [first] = outcome.data
      if (opensFirst && first) open(first.message_idx)
    })
    return () => leaving.abort()
  }, [folder, words, opensFirst, round])

  const refresh = useCallback(() => setRound((count) => count + 1), [])
  return { rows, chosen, failed, select: open, refresh }
}
