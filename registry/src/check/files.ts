import { sentence } from '@within-reach/contract'
import type { RemoteVersion } from '../document'
import { countOf, finding, type FoundByRule } from './finding'

/** Every file that the record names must be among its files. */
export function filesFinding({ entry, early, exposes, files }: RemoteVersion): FoundByRule {
  const exposed = Object.values(exposes).flatMap(({ js, css }) => [...js, ...css])
  const named = new Set([entry, ...(early === undefined ? [] : [early]), ...exposed])
  return finding(
    'files',
    [...named].filter((file) => !files[file]).map((file) => sentence('file-missing', { file })),
    sentence('files-whole', { count: countOf(Object.keys(files)) }),
  )
}
