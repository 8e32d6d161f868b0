import type { PostFile } from '@within-reach/contract'
import { useFormats } from '@within-reach/shared-core/react'
import { FileIcon } from '@within-reach/shared-ui'
import styles from './post-view.module.css'

/** The files of a post that are not pictures. Each is saved under its own name. */
export function Documents({ documents }: { readonly documents: readonly PostFile[] }) {
  const formats = useFormats()
  return (
    <ul className={styles.documents}>
      {documents.map(({ path, name, size }) => (
        <li key={path}>
          <a href={`${path}/${encodeURIComponent(name)}`} download={name}>
            <FileIcon />
            <span>
              {name} ({formats.fileSize(size)})
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
