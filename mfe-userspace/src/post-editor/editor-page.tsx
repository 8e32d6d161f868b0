import { useLingui } from '@lingui/react/macro'
import type { PostType } from '@within-reach/contract'
import { redirects } from '@within-reach/shared-core'
import { useMember, useRedirect, useSearchParams } from '@within-reach/shared-core/react'
import { boards } from '../boards'
import { EditPost } from './edit-post'
import { PostForm } from './post-form'
import { usePostEditor } from './use-post-editor'

/**
 * The page of an editor. Without a login it redirects to the login page, which leads back (specification, section 4).
 * The typed values are kept as a draft.
 * @param type the board of a new post; an edited post keeps its board
 */
export function EditorPage({ type }: { readonly type: PostType }) {
  const [query] = useSearchParams()
  const member = useMember()
  const isLeaving = useRedirect(redirects.membersOnly)
  if (isLeaving || member === null) return null
  const edited = query.get('edit')
  return edited === null ? (
    <NewPost key={type} type={type} />
  ) : (
    <EditPost key={`${edited} ${member.marker}`} id={edited} reader={member.email} />
  )
}

function NewPost({ type }: { readonly type: PostType }) {
  const { t } = useLingui()
  const editor = usePostEditor(type)
  return <PostForm title={t(boards[type].newPost)} submitLabel={t`Create`} editor={editor} />
}
