import { type Folder, msgs, type NewestMessages } from '@within-reach/contract'
import { invalidate } from '@within-reach/shared-core/react'
import { useEffect, useRef, useState } from 'react'
import { useMessageChanges } from '../use-message-changes'

/**
 * Reads the list again when its folder has a newer message than it shows. A page that has just opened shows the newest one, so that
 * its first read is not repeated, not even because it opened an unread message.
 * @param searchText empty for all messages
 * @param shown the id of the newest message of the list; 0 if it is empty, undefined while it is loading
 */
export function useNewerMessages(folder: Folder, searchText: string, shown: number | undefined): void {
  const [newest, setNewest] = useState<NewestMessages>()
  useMessageChanges((told) => setNewest((before) => told ?? before))
  const read = useRef({ list: '', upTo: 0 })
  useEffect(() => {
    if (shown === undefined || newest === undefined) return
    const list = `${folder} ${searchText}`
    const there = newest[folder]
    // The newest message need not be among those that were searched for.
    const isNew = read.current.list !== list
    const upTo =
      searchText === '' ? Math.max(shown, isNew ? 0 : read.current.upTo) : isNew ? there : read.current.upTo
    read.current = { list, upTo: Math.max(upTo, there) }
    if (there > upTo) void invalidate(msgs)
  }, [folder, searchText, shown, newest])
}
