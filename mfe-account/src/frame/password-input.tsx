import { useLingui } from '@lingui/react/macro'
import { EyeIcon, IconButton, Input, type InputProps } from '@within-reach/shared-ui'
import { useState } from 'react'
import styles from './password-input.module.css'

/** A password field with a button that shows the password. */
export function PasswordInput(props: InputProps) {
  const { t } = useLingui()
  const [shown, setShown] = useState(false)
  return (
    <div className={styles.password}>
      <Input
        {...props}
        type={shown ? 'text' : 'password'}
        // A shown password is a text: some browsers send texts to a spelling service, and phones write their first letter large.
        spellCheck={false}
        autoCapitalize="none"
        autoCorrect="off"
      />
      <IconButton
        className={styles.eye}
        label={t`Show password`}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        <EyeIcon />
      </IconButton>
    </div>
  )
}
