import { useLingui } from '@lingui/react/macro'
import { PostFilter } from '@within-reach/contract'
import { decimalOf } from '@within-reach/shared-core/forms'
import { isComposing } from '@within-reach/shared-core/react'
import { Field, Input } from '@within-reach/shared-ui'
import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import type { FactFilterName, FilterKind } from '../facts/filter-fields'

export interface TypedFilterProps {
  readonly name: FactFilterName
  readonly label: string
  readonly kind: Exclude<FilterKind, 'choice'>
  readonly value: string
  readonly onCommit: (value: string) => void
}

/** A field whose text takes effect when it is left, or with Enter. What is invalid stays, and says so. */
export function TypedFilter({ name, label, kind, value, onCommit }: TypedFilterProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(value)
  const [isWrong, setWrong] = useState(false)
  const shown = useRef(value)
  // Back, forward and other filters change the value. The first one is there: what was typed before must stay.
  useEffect(() => {
    if (shown.current === value) return
    shown.current = value
    setTyped(value)
    setWrong(false)
  }, [value])
  const commit = (text: string) => {
    const meant = kind === 'amount' ? decimalOf(text) : text.trim()
    const isRight = v.is(PostFilter.entries[name], meant)
    setWrong(!isRight)
    if (!isRight) return
    setTyped(meant)
    if (meant !== value) onCommit(meant)
  }
  return (
    <Field
      label={label}
      error={isWrong && (kind === 'day' ? t`This must be a date` : t`This must be a number`)}
    >
      <Input
        type={kind === 'day' ? 'date' : 'text'}
        inputMode={kind === 'amount' ? 'decimal' : 'numeric'}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          // The page replays what was typed before its scripts ran, also into a field that was left since.
          queueMicrotask(() => document.activeElement !== target && commit(target.value))
        }}
        onBlur={({ target }) => commit(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !isComposing(event)) commit(event.currentTarget.value)
        }}
      />
    </Field>
  )
}
