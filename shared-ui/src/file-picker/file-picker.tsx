import { type ReactNode, type Ref, type RefObject, useId, useImperativeHandle, useRef, useState } from 'react'
import { classNames } from '../class-names'
import { ImageIcon } from '../icons/icons'
import { type FileRules, type Refusal, sortFiles } from './accepted'
import { ChosenFile } from './chosen-file'
import styles from './file-picker.module.css'
import { useFileZone } from './use-file-zone'

export interface FilePickerTexts {
  readonly label: string
  readonly hint: string
  /** The label of the button that opens the browser's file chooser. */
  readonly choose: string
  readonly remove: (name: string) => string
  readonly refused: (name: string, why: Refusal) => string
}

export interface FilePickerProps extends FileRules {
  readonly texts: FilePickerTexts
  readonly files: readonly File[]
  readonly onFiles: (files: readonly File[]) => void
  /** The service's message about the files. */
  readonly error?: string
  /** A Progress below the files while they are sent. None can be removed or added meanwhile. */
  readonly progress?: ReactNode
  /** The browser's file chooser, which gets the focus when a file is removed. */
  readonly ref?: Ref<HTMLInputElement>
  /** An element around, such as the form. Files that are dropped or pasted anywhere in it are added as well. */
  readonly zone?: RefObject<HTMLElement | null>
}

/** Chooses files: with the browser's chooser, by dropping, or by pasting a picture. */
export function FilePicker({ texts, files, onFiles, error, progress, ref, zone, ...rules }: FilePickerProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current)
  const picker = useRef<HTMLDivElement>(null)
  const [refusals, setRefusals] = useState<readonly string[]>([])

  const add = (chosen: readonly File[]) => {
    // It would look as if it were sent with the others.
    if (progress) return
    const { accepted, refused } = sortFiles(chosen, files.length, rules)
    setRefusals(refused.map(({ file, why }) => texts.refused(file.name, why)))
    if (accepted.length > 0) onFiles([...files, ...accepted])
  }
  const remove = (file: File) => {
    onFiles(files.filter((other) => other !== file))
    setRefusals([])
    // The focused button is removed with its file.
    input.current?.focus()
  }
  const over = useFileZone(zone ?? picker, add)
  // Phones give every photo the same name, so several may be refused with the same words.
  const errors = new Set(error ? [...refusals, error] : refusals)

  return (
    <div ref={picker} className={classNames(styles.picker, over && styles.over)}>
      <label className={styles.label} htmlFor={id}>
        {texts.label}
      </label>
      <p className={styles.hint} id={`${id}-hint`}>
        {texts.hint}
      </p>
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map((file, at) => (
            <ChosenFile
              key={`${file.name}-${at}`}
              file={file}
              removeLabel={texts.remove(file.name)}
              onRemove={progress ? undefined : () => remove(file)}
            />
          ))}
        </ul>
      )}
      {progress}
      <div className={styles.chooser}>
        <input
          ref={input}
          id={id}
          className={styles.input}
          type="file"
          disabled={Boolean(progress)}
          multiple={rules.maxFiles > 1}
          accept={rules.types.join(',')}
          aria-describedby={`${id}-hint ${id}-error`}
          onChange={(event) => {
            add([...(event.target.files ?? [])])
            // The same file can be chosen again after it was removed.
            event.target.value = ''
          }}
        />
        <span className={styles.choose} aria-hidden="true">
          <ImageIcon /> {texts.choose}
        </span>
      </div>
      <div id={`${id}-error`} role="alert">
        {[...errors].map((message) => (
          <p key={message} className={styles.error}>
            {message}
          </p>
        ))}
      </div>
    </div>
  )
}
