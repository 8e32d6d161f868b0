import { useCallback, useState } from 'react'
import { IconButton } from '../button/button'
import { CloseIcon, FileIcon } from '../icons/icons'
import styles from './chosen-file.module.css'

export interface ChosenFileProps {
  readonly file: File
  readonly removeLabel: string
  /** Left out while the file is on its way. */
  readonly onRemove: (() => void) | undefined
}

/** A file that was chosen: a picture as it looks, anything else as a sheet with its name. */
export function ChosenFile({ file, removeLabel, onRemove }: ChosenFileProps) {
  // The browser may not know a kind of picture that the service takes.
  const [unknown, setUnknown] = useState(false)
  // The address of the preview lives exactly as long as the element that shows it.
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
