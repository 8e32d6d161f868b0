import { Trans, useLingui } from '@lingui/react/macro'
import { isComposing } from '@within-reach/shared-core/react'
import { Button, Field, Input } from '@within-reach/shared-ui'
import { useState } from 'react'
import { linkAddress } from './link-address'
import styles from './rich-editor.module.css'

export interface LinkFormProps {
  readonly onLink: (href: string) => void
  readonly onCancel: () => void
}

/** Asks for the target of a link. It is rendered inside the post's form, so it cannot be a form itself. */
export function LinkForm({ onLink, onCancel }: LinkFormProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const [isRefused, setIsRefused] = useState(false)
  const href = linkAddress(typed)
  const link = () => {
    if (href === undefined) setIsRefused(true)
    else onLink(href)
  }
  return (
    <div className={styles.link}>
      <Field
        label={t`Address of the link`}
        error={isRefused && t`Type an address such as example.com/rooms or mina@example.com.`}
        action={
          <Button variant="secondary" ready={href !== undefined} onClick={link}>
            <Trans>Add link</Trans>
          </Button>
        }
      >
        <Input
          type="text"
          inputMode="url"
          autoCapitalize="off"
          spellCheck={false}
          placeholder="https://"
          value={typed}
          autoFocus
          onChange={({ target }) => {
            setTyped(target.value)
            setIsRefused(false)
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onCancel()
            if (event.key !== 'Enter') return
            event.preventDefault()
            if (!isComposing(event)) link()
          }}
        />
      </Field>
    </div>
  )
}
