import { type Folder, folders } from '@within-reach/contract'
import { useSearchParams } from '@within-reach/shared-core/react'
import { useState } from 'react'

/** Which messages a list shows. */
export interface ShownList {
  readonly folder: Folder
  /** Empty for all messages. */
  readonly searchText: string
  show(folder: Folder, searchText: string): void
}

/** The folder and the search in the address of a page (queries type, inbox by default, and search). */
export function useListInAddress(): ShownList {
  const [query, setQuery] = useSearchParams()
  return {
    folder: folders.find((one) => one === query.get('type')) ?? 'inbox',
    searchText: query.get('search') ?? '',
    show: (type, search) => setQuery(search === '' ? { type } : { type, search }),
  }
}

/** The folder and the search of a list over a page that has an address of its own. */
export function useListOverPage(): ShownList {
  const [{ folder, searchText }, setList] = useState<Pick<ShownList, 'folder' | 'searchText'>>({
    folder: 'inbox',
    searchText: '',
  })
  return { folder, searchText, show: (to, text) => setList({ folder: to, searchText: text }) }
}
