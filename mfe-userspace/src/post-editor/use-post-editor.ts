import { newPost, posting, type PostType } from '@within-reach/contract'
import { boardPath, loginPath, send } from '@within-reach/shared-core'
import { type ContractForm, useContractForm } from '@within-reach/shared-core/forms'
import { useMember, useRemote } from '@within-reach/shared-core/react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { texts } from './texts'

/** What the editors hold; each board uses the fields that it has. */
export interface PostValues {
  readonly region: string
  readonly specificLocation: string
  readonly subject: string
  readonly description: string
  readonly jstatus: string
}

const empty: PostValues = { region: '', specificLocation: '', subject: '', description: '', jstatus: '' }

export interface PostEditor extends ContractForm<PostValues> {
  readonly loggedIn: boolean
  readonly files: readonly File[]
  readonly onFiles: (files: readonly File[]) => void
  /** What is wrong with the files, in the service's words. */
  readonly fileError: string | undefined
  /** What the shared dialog says; undefined while it is closed. */
  readonly popup: string | undefined
  readonly closePopup: () => void
}

/**
 * The life of a new post: its board's rules, its files, and after success the board's list (specification, section 4).
 * Without a login it leads to the login page, and from there back.
 */
export function usePostEditor(type: PostType): PostEditor {
  const { navigate } = useRemote()
  const { pathname, search } = useLocation()
  const loggedIn = useMember() !== null
  const [files, setFiles] = useState<readonly File[]>([])
  const [fileError, setFileError] = useState<string>()
  const [popup, setPopup] = useState<string>()
  useEffect(() => {
    if (!loggedIn) navigate(loginPath(pathname + search), { replace: true })
  }, [loggedIn, navigate, pathname, search])

  const form = useContractForm<PostValues>({
    fields: newPost[type].entries,
    defaults: empty,
    submit: async ({ subject, description, ...rest }) => {
      setFileError(undefined)
      const fields = { type, subject, description, ...(type === 'qb' ? {} : rest) } as Parameters<
        typeof send<typeof posting>
      >[1]
      const outcome = await send(posting, fields, { files })
      switch (outcome.kind) {
        case 'ok':
          return navigate(boardPath[type])
        case 'region-closed':
          return setPopup(texts.regionClosed)
        case 'too-large':
        case 'unsupported-type':
          return setFileError(outcome.message)
        case 'offline':
          return setPopup(texts.offline)
        case 'too-many':
          return setPopup(texts.tooMany)
        case 'invalid':
          return setPopup(texts.invalid(outcome.message))
        default:
          setPopup(texts.error)
      }
    },
  })
  return {
    ...form,
    loggedIn,
    files,
    onFiles: (chosen) => {
      setFileError(undefined)
      setFiles(chosen)
    },
    fileError,
    popup,
    closePopup: () => setPopup(undefined),
  }
}
