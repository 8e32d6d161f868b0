import { newPost, type Post, postDetail, type PostFile, posts, type PostType } from '@within-reach/contract'
import { boardPath, viewPath } from '@within-reach/shared-core'
import {
  type ContractForm,
  type Draft,
  useContractForm,
  useDraft,
  useWarning,
  type Warning,
} from '@within-reach/shared-core/forms'
import { forget, useRemote, useUnsaved } from '@within-reach/shared-core/react'
import { useState } from 'react'
import { noValues, type PostValues, valuesOf } from './post-values'
import type { Refusal } from './refusals'
import { sendPost } from './send-post'

export interface PostEditor extends ContractForm<PostValues> {
  readonly type: PostType
  /** The edited post. Undefined for a new one. */
  readonly post: Post | undefined
  readonly draft: Draft
  readonly files: readonly File[]
  readonly onFiles: (files: readonly File[]) => void
  /** The existing files of an edited post that stay. */
  readonly kept: readonly PostFile[]
  readonly onKept: (kept: readonly PostFile[]) => void
  /** The service's text about invalid files. */
  readonly fileError: string | undefined
  /** The progress of the upload, from 0 to 1. Undefined if there is none. */
  readonly progress: number | undefined
  /** Why the post was refused, for the shared dialog. Undefined while it is closed. */
  readonly refusal: Refusal | undefined
  readonly closeRefusal: () => void
  /** Asks before a post is sent that readers would see folded. */
  readonly warning: Warning
}

/**
 * The state of a post in its editor: its board's rules, its files, its draft. After success a new post leads to the
 * board's list (specification, section 4), an edited one back to its page.
 * @param post the edited post; absent for a new one
 */
export function usePostEditor(type: PostType, post?: Post): PostEditor {
  const { navigate, sendLater } = useRemote()
  const [files, setFiles] = useState<readonly File[]>([])
  const [kept, setKept] = useState<readonly PostFile[]>(post?.files ?? [])
  useUnsaved(files.length > 0 || kept.length !== (post?.files.length ?? 0))
  const [fileError, setFileError] = useState<string>()
  const [progress, setProgress] = useState<number>()
  const [refusal, setRefusal] = useState<Refusal>()
  const warning = useWarning('post')

  const contractForm = useContractForm<PostValues>({
    fields: newPost[type].entries,
    defaults: post ? valuesOf(post) : noValues,
    submit: async (values) => {
      setFileError(undefined)
      const text = [values.subject, values.specificLocation, values.description].join('\n')
      if (!(await warning.mayBeSent(text))) return
      const outcome = await sendPost({ type, post, values, files, kept, onProgress: setProgress, sendLater })
      setProgress(undefined)
      switch (outcome.kind) {
        case 'ok':
          draft.discard()
          forget(posts, postDetail)
          return post ? navigate(viewPath(post.post_idx), { replace: true }) : navigate(boardPath[type])
        case 'waiting':
          // The shell shows the waiting post on every page.
          draft.discard()
          return navigate(boardPath[type])
        case 'logged-out':
          // The login page follows, and returns to this draft.
          return
        case 'too-large':
        case 'unsupported-type':
          return setFileError(outcome.message)
        default:
          setRefusal(outcome)
      }
    },
  })
  const draft = useDraft(contractForm.form, post ? `edit:${post.post_idx}` : `post:${type}`)
  return {
    ...contractForm,
    type,
    post,
    draft,
    files,
    onFiles: (chosen) => {
      setFileError(undefined)
      setFiles(chosen)
    },
    kept,
    onKept: setKept,
    fileError,
    progress,
    refusal,
    warning,
    closeRefusal: () => setRefusal(undefined),
  }
}
