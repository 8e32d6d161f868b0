import { useSearchParams } from '@within-reach/shared-core/react'
import { EditorPage } from './editor-page'

/** A new roommate or trade post (/post, query type: fr by default, or tr), or an edited one (query edit). */
export function Component() {
  const [query] = useSearchParams()
  return <EditorPage type={query.get('type') === 'tr' ? 'tr' : 'fr'} />
}
