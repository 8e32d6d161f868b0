import {
  amountFacts,
  factFields,
  type FactName,
  facts as factsCall,
  type Facts,
  factsOf,
  findPosts,
  hasFacts,
  newPost,
  type Post,
  postDetail,
  type PostFile,
  posts,
  type PostType,
} from '@within-reach/contract'
import { useLingui } from '@lingui/react/macro'
import { boardPath } from '@within-reach/shared-core'
import {
  type ContractForm,
  type Draft,
  useContractForm,
  useDraft,
  useWarning,
  type Warning,
} from '@within-reach/shared-core/forms'
import { forget, invalidate, useRemote, useUnsaved } from '@within-reach/shared-core/react'
import { useState } from 'react'
import type * as v from 'valibot'
import { factValues, saysAnything } from '../facts/form-values'
import { useReaderCurrency } from '../facts/reader-currency'
import { useIsShown } from '../is-shown'
import { editPath } from '../one-post/edit-path'
import { useReturnToPost } from '../one-post/return-to-post'
import { noText, noValues, type PostValues, valuesOf } from './post-values'
import { isChangedMeanwhile, type Refusal } from './refusals'
import { type FactsFailure, saveTypedFacts } from './save-typed-facts'
import { sendPost } from './send-post'

export interface PostEditor extends ContractForm<PostValues> {
  readonly type: PostType
  /** The edited post. Undefined for a new one. */
  readonly post: Post | undefined
  readonly draft: Draft
  /** Whether the draft began before the last change of the edited post. */
  readonly isDraftOutdated: boolean
  readonly files: readonly File[]
  readonly onFiles: (files: readonly File[]) => void
  /** The existing files of an edited post that stay. */
  readonly kept: readonly PostFile[]
  readonly onKept: (kept: readonly PostFile[]) => void
  /** Why the service refused the files. */
  readonly fileError: Refusal | undefined
  /** The progress of the upload, from 0 to 1. Undefined if there is none. */
  readonly progress: number | undefined
  /** Why the post was refused, for the shared dialog. Undefined while it is closed. */
  readonly refusal: Refusal | undefined
  readonly closeRefusal: () => void
  /** Asks before a post is sent that readers would see folded. */
  readonly warning: Warning
  /** Whether the form says anything about the post besides its text. */
  readonly factsGiven: boolean
  /** Set after the post itself was saved, if its facts were not. */
  readonly unsaved: UnsavedFacts | undefined
}

/** The saved post, and why its facts were not saved. */
export interface UnsavedFacts {
  readonly postId: number
  readonly failure: FactsFailure
}

/** An edited post, and its facts. */
export interface Edited {
  readonly post: Post
  readonly facts: Facts
}

/**
 * The state of a post in its editor: its board's rules, its files, its draft. After success a new post leads to the
 * board's list (specification, section 4), an edited one back to its page.
 * @param edited the edited post; absent for a new one
 */
export function usePostEditor(type: PostType, edited?: Edited): PostEditor {
  const { t } = useLingui()
  const { post, facts } = edited ?? {}
  const [currency] = useReaderCurrency()
  const [unsaved, setUnsaved] = useState<UnsavedFacts>()
  const { navigate, sendLater } = useRemote()
  const returnToPost = useReturnToPost()
  const isShown = useIsShown()
  const [files, setFiles] = useState<readonly File[]>([])
  const [kept, setKept] = useState<readonly PostFile[]>(post?.files ?? [])
  useUnsaved(files.length > 0 || kept.length !== (post?.files.length ?? 0) || unsaved !== undefined)
  const [fileError, setFileError] = useState<Refusal>()
  const [progress, setProgress] = useState<number>()
  const [refusal, setRefusal] = useState<Refusal>()
  /** The last change that the author had seen when the service said that there is a later one. */
  const [seenBefore, setSeenBefore] = useState<string>()
  const warning = useWarning('post')

  const contractForm = useContractForm<PostValues>({
    fields: { ...(unsaved === undefined && newPost[type].entries), ...factRulesOf(type) },
    amounts: amountsOf(type),
    check: (values) =>
      values.currency === '' && amountsOf(type).some((name) => values[name].trim() !== '')
        ? { currency: t`Choose the currency of the amounts` }
        : {},
    defaults:
      post && facts
        ? valuesOf(post, facts)
        : { ...noValues, currency: hasFacts(type) && currency !== 'posted' ? currency : '' },
    submit: async (values) => {
      setFileError(undefined)
      if (unsaved) return finish(unsaved.postId, values)
      const text = [values.subject, values.specificLocation, values.description].join('\n')
      if (!(await warning.mayBeSent(text))) return
      const outcome = await sendPost({
        type,
        post,
        values,
        files,
        kept,
        replaces: values.edited === seenBefore,
        onProgress: setProgress,
        // A post that waits for a network has no id yet, so its facts could not follow.
        sendLater: saysAnything(type, values) ? undefined : sendLater,
      })
      setProgress(undefined)
      switch (outcome.kind) {
        case 'ok':
          draft.discard()
          return finish(outcome.data.post_idx, values)
        case 'waiting':
          // The shell shows the waiting post on every page.
          draft.discard()
          return leave()
        case 'logged-out':
          // The login page follows, and returns to this draft.
          return
        case 'too-large':
        case 'unsupported-type':
          return setFileError(outcome)
        default:
          // The dialog says so, and to send it once more replaces the other change.
          if (isChangedMeanwhile(outcome)) setSeenBefore(values.edited)
          setRefusal(outcome)
      }
    },
  })
  /** Saves the facts of the saved post, and leaves the form if nothing is left in it. */
  async function finish(postId: number, values: PostValues) {
    const failure = await saveTypedFacts({ postId, type, values, before: factValues(facts) })
    if (failure) {
      forget(posts, findPosts)
      // Forgotten, the post would be read anew at the next rendering, in an editor without these facts.
      void invalidate(postDetail)
      // A draft would be published a second time, or say of the next post what is true of this one.
      if (!post) {
        contractForm.form.reset({ ...values, ...noText })
        draft.discard()
      }
      return setUnsaved({ postId, failure })
    }
    forget(posts, postDetail, factsCall, findPosts)
    if (isShown() && isContinued(values, contractForm.form.getValues())) return goOn(postId)
    draft.discard()
    leave()
  }
  /** Keeps what was typed while the post was sent as a draft of it, and opens a published post in its editor. */
  function goOn(postId: number) {
    draft.moveTo(editDraft(postId))
    if (post) leave()
    else navigate(editPath({ type, post_idx: postId }), { replace: true })
  }
  function leave() {
    if (!isShown()) return
    if (post) returnToPost(post.post_idx)
    else navigate(boardPath[type])
  }
  const draft = useDraft(contractForm.form, post ? editDraft(post.post_idx) : `post:${type}`)
  return {
    ...contractForm,
    type,
    post,
    draft,
    isDraftOutdated: contractForm.form.watch('edited') !== (post?.edited ?? ''),
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
    factsGiven: saysAnything(type, contractForm.form.watch()),
    unsaved,
    closeRefusal: () => setRefusal(undefined),
  }
}

const amountsOf = (type: PostType) => amountFacts.filter((name) => namesOf(type).includes(name))

const namesOf = (type: PostType): readonly FactName[] => (hasFacts(type) ? factsOf[type] : [])

/** The rules of a board's facts. */
const factRulesOf = (type: PostType): Partial<Record<FactName, v.GenericSchema>> =>
  Object.fromEntries(namesOf(type).map((name) => [name, factFields[name]]))

const editDraft = (postId: number): string => `edit:${postId}`

const texts = ['subject', 'specificLocation', 'description'] as const

/** Whether a person went on typing while a post was sent. */
const isContinued = (sent: PostValues, now: PostValues): boolean =>
  texts.some((name) => sent[name] !== now[name])
