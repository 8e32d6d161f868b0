import { Trans, useLingui } from '@lingui/react/macro'
import { holdComposingEnter } from '@within-reach/shared-core/react'
import { Button, Field, Input } from '@within-reach/shared-ui'
import { type FormEvent, useRef, useState } from 'react'
import styles from './papers.module.css'
import { readReference, type Reference } from './reference'

export interface FindFormProps {
  /** The text of the field at first. */
  readonly initial: string
  readonly onFind: (reference: Reference) => void
}

/** Finds a host by something that they wrote. */
export function FindForm({ initial, onFind }: FindFormProps) {
  const { t } = useLingui()
  const [text, setText] = useState(initial)
  const [isWrong, setIsWrong] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const find = (event: FormEvent) => {
    event.preventDefault()
    const reference = readReference(text)
    setIsWrong(!reference)
    if (reference) onFind(reference)
    else field.current?.focus()
  }
  return (
    <form className={styles.find} noValidate onSubmit={find}>
      <Field
        label={t`Link or number of a post`}
        hint={t`Copy the link of the post's page. For a comment, copy the link of its flag.`}
        error={isWrong ? t`This is neither the link of a post or comment nor a number.` : undefined}
        action={
          <Button type="submit">
            <Trans>Find</Trans>
          </Button>
        }
      >
        <Input
          ref={field}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onKeyDown={holdComposingEnter}
          onChange={({ target }) => {
            setText(target.value)
            setIsWrong(false)
          }}
        />
      </Field>
    </form>
  )
}
