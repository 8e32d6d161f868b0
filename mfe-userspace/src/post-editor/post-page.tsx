import { postTypes } from '@within-reach/contract'
import { useSearchParams } from '@within-reach/shared-core/react'
import { EditorPage } from './editor-page'

/**
 * A new roommate or trade post (/post, query type: fr by default, or tr), or an edited one (query edit). The other boards
 * have pages of their own, but an address that names one of them gets its form as well.
 */
export function Component() {
  const [query] = useSearchParams()
  return <EditorPage type={postTypes.find((type) => type === query.get('type')) ?? 'fr'} />
}
