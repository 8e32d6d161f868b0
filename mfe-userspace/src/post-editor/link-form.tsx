import { Button, Input } from '@within-reach/shared-ui'
import { useState } from 'react'
import styles from './rich-editor.module.css'

export interface LinkFormProps {
  readonly onLink: (href: string) => void
  readonly onCancel: () => void
}

/** Asks where a link leads. It stands inside the post's form, so it is no form of its own. */
export function LinkForm({ onLink, onCancel }: LinkFormProps) {
  const [href, setHref] = useState('')
  const isAddress = /^(https?:\/\/|mailto:)\S+$/.test(href.trim())
  const link = () => {
    if (isAddress) onLink(href.trim())
  }
  return (
    <div className={styles.link}>
      <Input
        type="url"
        aria-label="Address of the link"
        placeholder="https://"
        value={href}
        autoFocus
        onChange={({ target }) => setHref(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel()
          if (event.key !== 'Enter') return
          event.preventDefault()
          link()
        }}
      />
      <Button variant="secondary" ready={isAddress} onClick={link}>
        Add link
      </Button>
    </div>
  )
}
