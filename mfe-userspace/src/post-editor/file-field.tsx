import { useLingui } from '@lingui/react/macro'
import { filesTaken, limits, pictureTypes } from '@within-reach/contract'
import { FilePicker, Progress } from '@within-reach/shared-ui'
import type { Ref, RefObject } from 'react'
import { fileRefusalOf, tooLarge, wrongType } from './file-refusals'
import type { PostEditor } from './use-post-editor'

const most = limits.files
const megabytes = limits.fileBytes / 1024 / 1024

interface FileFieldProps {
  readonly editor: PostEditor
  readonly ref: Ref<HTMLInputElement>
  /** The form. A picture that is pasted or dropped into the description is added here. */
  readonly zone: RefObject<HTMLFormElement | null>
}

/** Chooses the files that a board accepts: pictures, or pictures and PDF. */
export function FileField({ editor, ref, zone }: FileFieldProps) {
  const { t } = useLingui()
  const { type, files, onFiles, kept, fileError, progress } = editor
  const picturesOnly = filesTaken[type] === 'pictures'
  const refusalOf = {
    type: (name: string) => t(wrongType(type, name)),
    size: (name: string) => t(tooLarge(name)),
    count: (name: string) => t`“${name}” was not added: a post can have at most ${most}.`,
  }
  const words = picturesOnly
    ? {
        label: t`Images (optional)`,
        hint: t`Up to ${most} pictures of at most ${megabytes} MB. You may also drop or paste them here.`,
        choose: t`Choose images`,
      }
    : {
        label: t`Files (optional)`,
        hint: t`Up to ${most} pictures or PDF files of at most ${megabytes} MB. You may also drop or paste them here.`,
        choose: t`Choose files`,
      }
  return (
    <FilePicker
      ref={ref}
      zone={zone}
      texts={{
        ...words,
        remove: (name) => t`Remove ${name}`,
        refused: (name, why) => refusalOf[why](name),
      }}
      types={picturesOnly ? pictureTypes : [...pictureTypes, 'application/pdf']}
      maxBytes={limits.fileBytes}
      maxFiles={most - kept.length}
      files={files}
      onFiles={onFiles}
      error={fileError && t(fileRefusalOf(type, fileError))}
      progress={
        progress !== undefined && (
          <Progress label={t`Sending your files`} value={progress} percentText={(percent) => `${percent}%`} />
        )
      }
    />
  )
}
