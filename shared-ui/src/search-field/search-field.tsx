import { type FormEvent, type RefObject, useEffect, useImperativeHandle, useRef } from 'react'
import { IconButton } from '../button/button'
import { SearchIcon } from '../icons/icons'
import styles from './search-field.module.css'

export interface SearchFieldProps {
  readonly label: string
  readonly placeholder?: string
  readonly submitLabel: string
  /** The current search text. */
  readonly value: string
  readonly maxLength?: number
  /** Called with the trimmed text on Enter, on the button, and when the box is emptied. */
  readonly onSearch: (text: string) => void
  /** The box, for a page that needs its text before it is searched for. */
  readonly box?: RefObject<HTMLInputElement | null>
}

/** A search box. */
export function SearchField({
  label,
  placeholder,
  submitLabel,
  value,
  maxLength,
  onSearch,
  box,
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(box, () => input.current, [])
  const shown = useRef(value)
  // Back and forward change the search text without typing. The first one is there: what is typed before must stay.
  useEffect(() => {
    if (shown.current === value) return
    shown.current = value
    if (input.current && input.current.value.trim() !== value) input.current.value = value
  }, [value])
  const text = () => input.current?.value.trim() ?? ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(text())
  }
  return (
    <form className={styles.search} role="search" onSubmit={submit}>
      <input
        ref={input}
        className={styles.input}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        maxLength={maxLength}
        defaultValue={value}
        onChange={() => {
          if (value !== '' && text() === '') onSearch('')
        }}
      />
      <IconButton type="submit" label={submitLabel} className={styles.submit}>
        <SearchIcon />
      </IconButton>
    </form>
  )
}
