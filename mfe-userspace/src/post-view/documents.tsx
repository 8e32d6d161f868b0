import type { Language, PostFile } from '@within-reach/contract'
import { useLanguage } from '@within-reach/shared-core/react'
import { FileIcon } from '@within-reach/shared-ui'
import styles from './post-view.module.css'

/** The files of a post that are no pictures. Each is saved under its own name. */
export function Documents({ documents }: { readonly documents: readonly PostFile[] }) {
  const language = useLanguage()
  return (
    <ul className={styles.documents}>
      {documents.map(({ path, name, size }) => (
        <li key={path}>
          <a href={`${path}/${encodeURIComponent(name)}`} download={name}>
            <FileIcon />
            <span>
              {name} ({sizeOf(size, language)})
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Bytes, for people. */
function sizeOf(bytes: number, language: Language): string {
  const [value, unit] = bytes < 1024 * 1024 ? [bytes / 1024, 'kilobyte'] : [bytes / 1024 / 1024, 'megabyte']
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value)
}
