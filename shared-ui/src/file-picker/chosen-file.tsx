import { useCallback, useState } from 'react'
import { IconButton } from '../button/button'
import { CloseIcon, FileIcon } from '../icons/icons'
import styles from './chosen-file.module.css'

export interface ChosenFileProps {
  readonly file: File
  readonly removeLabel: string
  /** Absent while the file is being sent. */
  readonly onRemove: (() => void) | undefined
}

/** A chosen file: a preview of a picture, or a document icon with its name. */
export function ChosenFile({ file, removeLabel, onRemove }: ChosenFileProps) {
  // The service accepts picture formats that a browser may not know.
  const [unknown, setUnknown] = useState(false)
  // The address of the preview lives exactly as long as its element.
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return
      const address = URL.createObjectURL(file)
      image.src = address
      return () => URL.revokeObjectURL(address)
    },
    [file],
  )
  return (
    <li className={styles.file}>
      {file.type.startsWith('image/') && !unknown ? (
        <img ref={show} className={styles.preview} alt="" onError={() => setUnknown(true)} />
      ) : (
        <span className={styles.preview}>
          <FileIcon size={32} />
        </span>
      )}
      <span className={styles.name}>{file.name}</span>
      {onRemove && (
        <IconButton label={removeLabel} className={styles.remove} onClick={onRemove}>
          <CloseIcon />
        </IconButton>
      )}
    </li>
  )
}
