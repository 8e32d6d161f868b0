import { type Folder, type MessageRow, msgs } from '@within-reach/contract'
import type { MessageState } from '@within-reach/shared-core'
import { invalidate } from '@within-reach/shared-core/react'
import { useEffect, useRef, useState } from 'react'
import { useMessageChanges } from '../use-message-changes'

/**
 * Reads the list again if it differs from what the service tells: another message is the newest, a message was deleted, or one
 * that it shows as unread was read elsewhere. A page that has just opened differs in nothing, so that its first read is not
 * repeated, not even because it opened an unread message.
 * @param searchText empty for all messages
 * @param rows the list; undefined while it is loading
 */
export function useFolderChanges(
  folder: Folder,
  searchText: string,
  rows: readonly MessageRow[] | undefined,
): void {
  const [told, setTold] = useState<MessageState>()
  useMessageChanges((state) => setTold((before) => state ?? before), rows !== undefined)
  const compared = useRef<MessageState>(undefined)
  useEffect(() => {
    const before = compared.current
    if (rows === undefined || told === undefined || told === before) return
    compared.current = told
    // The newest message need not be among those that were searched for.
    const newest = searchText === '' ? (rows[0]?.message_idx ?? 0) : (before ?? told)[folder]
    if (told.deleted || told[folder] !== newest || isReadElsewhere(told, folder, rows)) void invalidate(msgs)
  }, [folder, searchText, rows, told])
}

const isReadElsewhere = ({ unread }: MessageState, folder: Folder, rows: readonly MessageRow[]): boolean =>
  folder === 'inbox' && unread !== undefined && unread < rows.filter((row) => row.unread).length
