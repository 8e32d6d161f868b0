import { sentence } from '@within-reach/contract'
import type { RemoteVersion } from '../document'
import { countOf, finding, type FoundByRule } from './finding'

/** Every file that the record names must be among its files. */
export function filesFinding({ entry, early, exposes, screens = {}, files }: RemoteVersion): FoundByRule {
  const modules = [...Object.values(exposes), ...Object.values(screens)]
  const loaded = modules.flatMap(({ js, css }) => [...js, ...css])
  const named = new Set([entry, ...(early === undefined ? [] : [early]), ...loaded])
  return finding(
    'files',
    [...named].filter((file) => !files[file]).map((file) => sentence('file-missing', { file })),
    sentence('files-whole', { count: countOf(Object.keys(files)) }),
  )
}
