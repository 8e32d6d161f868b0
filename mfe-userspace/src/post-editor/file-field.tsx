import { filesTaken, limits, pictureTypes, type PostType } from '@within-reach/contract'
import { FilePicker } from '@within-reach/shared-ui'
import { texts } from './texts'

export interface FileFieldProps {
  readonly type: PostType
  readonly files: readonly File[]
  readonly onFiles: (files: readonly File[]) => void
  readonly error?: string
}

/** Chooses what a board takes: pictures, or pictures and PDF. */
export function FileField({ type, files, onFiles, error }: FileFieldProps) {
  const takes = filesTaken[type]
  const words = takes === 'pictures' ? texts.pictures : texts.files
  return (
    <FilePicker
      texts={{
        ...words,
        remove: texts.remove,
        refused: (name, why) => (why === 'type' ? texts.refused[takes](name) : texts.refused[why](name)),
      }}
      types={takes === 'pictures' ? pictureTypes : [...pictureTypes, 'application/pdf']}
      maxBytes={limits.fileBytes}
      most={limits.files}
      files={files}
      onFiles={onFiles}
      error={error}
    />
  )
}
