import type { Folder, MessageRow } from '@within-reach/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type Loaded, loadFirst, loadNext } from './load-pages'

/** A choice of a message; a value of its own each time, so that the same message can be opened anew. */
export interface Chosen {
  readonly id: number
}

/** The rest of a folder, which is loaded a page at a time. */
export interface Older {
  /** How many messages there are in all. */
  readonly total: number
  readonly any: boolean
  /** Whether there is more than one page. */
  readonly paged: boolean
  readonly busy: boolean
  readonly failed: boolean
  load(): void
}

/** One folder of a member's messages, as a screen shows it. */
export interface Mailbox {
  /** Undefined while the list is on its way, and where it could not be loaded. */
  readonly rows: readonly MessageRow[] | undefined
  readonly older: Older
  /** The message that is to be open. */
  readonly chosen: Chosen | undefined
  readonly failed: boolean
  /** Opens a message, which is read from then on. */
  select(id: number): void
  /** Loads the list again. */
  refresh(): void
}

/** The pages that were loaded of the list that was shown last, so that the way back from a message leads to the same place. */
let shownLast = { key: '', pages: 1 }

/**
 * Follows one folder.
 * @param folder inbox or sent
 * @param words what is searched for; empty for everything
 * @param opensFirst whether the first message is chosen after each load (specification, section 4)
 */
export function useMailbox(folder: Folder, words: string, opensFirst: boolean): Mailbox {
  const [loaded, setLoaded] = useState<Loaded>()
  const [chosen, setChosen] = useState<Chosen>()
  const [failed, setFailed] = useState(false)
  const [round, setRound] = useState(0)
  const [olderIs, setOlderIs] = useState<'idle' | 'busy' | 'failed'>('idle')
  const leaving = useRef(new AbortController())
  const key = `${folder} ${words}`

  const open = (id: number) => {
    setChosen({ id })
    // The service counts a message as read once it is opened; the list says so at once.
    const read = (row: MessageRow) => (row.message_idx === id ? { ...row, unread: false } : row)
    setLoaded((before) => before && { ...before, rows: before.rows.map(read) })
  }

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    leaving.current = controller
    setLoaded(undefined)
    // What was open may be gone by now, as after a deletion.
    setChosen(undefined)
    setFailed(false)
    setOlderIs('idle')
    const pages = !opensFirst && shownLast.key === key ? shownLast.pages : 1
    void loadFirst({ type: folder, searchData: words }, pages, signal).then((first) => {
      if (signal.aborted) return
      if (!first) return setFailed(true)
      setLoaded(first)
      shownLast = { key, pages: first.pages }
      const [newest] = first.rows
      if (opensFirst && newest) open(newest.message_idx)
    })
    return () => controller.abort()
  }, [folder, words, opensFirst, round, key])

  const loadOlder = async () => {
    if (!loaded?.hasOlder || olderIs === 'busy') return
    const { signal } = leaving.current
    setOlderIs('busy')
    const next = await loadNext({ type: folder, searchData: words }, loaded, signal)
    if (signal.aborted) return
    setOlderIs(next ? 'idle' : 'failed')
    if (!next) return
    shownLast = { key, pages: next.pages }
    // What was opened meanwhile is read.
    setLoaded((now) => now && { ...next, rows: [...now.rows, ...next.rows.slice(now.rows.length)] })
  }

  const refresh = useCallback(() => setRound((count) => count + 1), [])
  const older = {
    total: loaded?.total ?? 0,
    any: loaded?.hasOlder ?? false,
    paged: loaded !== undefined && (loaded.hasOlder || loaded.pages > 1),
    busy: olderIs === 'busy',
    failed: olderIs === 'failed',
    load: () => void loadOlder(),
  }
  return { rows: loaded?.rows, older, chosen, failed, select: open, refresh }
}
