import { type Failure, type Folder, type MessageRow, msgs } from '@within-reach/contract'
import { updateAnswers, useCallPages } from '@within-reach/shared-core/react'
import { useEffect, useState } from 'react'
import { useFolderChanges } from './use-folder-changes'

/** The rest of a folder, which is loaded page by page. */
export interface Older {
  /** The number of messages in all. */
  readonly total: number
  readonly hasMore: boolean
  /** Whether there is more than one page. */
  readonly paged: boolean
  readonly busy: boolean
  /** The failure of the last try. */
  readonly failure: Failure<typeof msgs> | undefined
  load(): void
}

/** The state of one folder. */
export interface Mailbox {
  /** Undefined while the list is loading, and if it could not be loaded. */
  readonly rows: readonly MessageRow[] | undefined
  readonly older: Older
  /** The message that is open beside the list. */
  readonly chosen: number | undefined
  /** The failure of the list, if there is nothing to show. */
  readonly failure: Failure<typeof msgs> | undefined
  select(id: number): void
  /** Loads the list from its beginning. */
  refresh(): void
}

/**
 * Follows one folder, also when messages arrive or are read elsewhere.
 * @param folder inbox or sent
 * @param searchText empty for all messages
 * @param opensFirst whether each load opens the first message (specification, section 4)
 */
export function useMailbox(folder: Folder, searchText: string, opensFirst: boolean): Mailbox {
  const list = useCallPages(msgs, {
    firstPage: 1,
    fieldsOf: (page) => ({ type: folder, searchData: searchText, page: page === 1 ? undefined : page }),
    nextOf: ({ meta: { pages = 1 } }, page) => (page < pages ? page + 1 : undefined),
    // The message that opens automatically is the newest.
    fresh: opensFirst,
  })
  const [selected, setSelected] = useState<{ readonly list: string; readonly id: number }>()
  const shown = `${folder} ${searchText}`
  const rows = list.pages && unique(list.pages.flatMap(({ data }) => data))
  const newest = rows?.[0]?.message_idx
  const isChosen = selected?.list === shown
  // What opened by itself stays open when a newer message arrives: somebody reads it, or answers it.
  if (opensFirst && !isChosen && newest !== undefined) setSelected({ list: shown, id: newest })
  const chosen = isChosen ? selected.id : opensFirst ? newest : undefined
  useFolderChanges(folder, searchText, rows)
  useEffect(() => {
    if (chosen !== undefined) markRead(chosen)
  }, [chosen])
  return {
    rows,
    chosen,
    failure: rows === undefined && !list.isFetching ? list.failure : undefined,
    older: {
      total: Math.max(list.pages?.at(-1)?.meta.total ?? 0, rows?.length ?? 0),
      hasMore: list.next.exists,
      paged: list.next.exists || (list.pages?.length ?? 0) > 1,
      busy: list.next.isFetching,
      failure: list.next.failure,
      load: list.fetchNext,
    },
    select: (id) => setSelected({ list: shown, id }),
    refresh: () => {
      // The open message may be gone, for example after a deletion.
      setSelected(undefined)
      list.restart()
    },
  }
}

/** The service marks a message as read when it is opened. The lists show that at once. */
export function markRead(id: number): void {
  updateAnswers(msgs, (answer) => ({
    ...answer,
    data: answer.data.map((row) => (row.message_idx === id ? { ...row, unread: false } : row)),
  }))
}

/** A new message shifts the pages, so that a page may repeat the last message of the previous one. */
const unique = (rows: readonly MessageRow[]): readonly MessageRow[] => [
  ...new Map(rows.map((row) => [row.message_idx, row])).values(),
]
