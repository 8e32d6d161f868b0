import { useEffect, useLayoutEffect, useState } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import { draftsOf, type DraftValues, visitor } from '../drafts'
import { useMember } from '../react/remote-context'

/** The draft of a form. */
export interface Draft {
  /** Whether the form shows values of an earlier visit. */
  readonly restored: boolean
  /** Removes the draft. Call it when the form was sent. Later input is kept again. */
  discard(): void
  /** Removes the draft and empties the form, at the person's request. */
  startOver(): void
}

/**
 * Stores a form's input in this browser with every keystroke, per account, until it is sent. It survives a reload, a
 * lost connection and an expired session. The account that a visitor logs in to takes over the visitor's draft. Files
 * and passwords are not stored: do not use it in a form with a password.
 * @param form a form of react-hook-form; its default values are those of an empty form
 * @param key names the form, and its subject if that matters ("comment:42")
 */
export function useDraft<Values extends FieldValues>(form: UseFormReturn<Values>, key: string): Draft {
  const account = useMember()?.email ?? visitor
  const [restored, setRestored] = useState(false)

  // Before the first paint, so that the empty form is never visible.
  useLayoutEffect(() => {
    const kept = takeOver(account, key)
    if (!kept || form.formState.isDirty) return
    const { defaultValues } = form.formState
    form.reset({ ...form.getValues(), ...kept } as DefaultValues<Values>, { keepDefaultValues: true })
    setRestored(differs(kept, defaultValues ?? {}))
  }, [account, key, form])

  useEffect(() => {
    const watching = form.watch((values) => {
      const { defaultValues = {} } = form.formState
      const text = textOf(values)
      if (differs(text, defaultValues)) draftsOf(account).write(key, text)
      else draftsOf(account).remove(key)
    })
    return () => watching.unsubscribe()
  }, [account, key, form])

  const discard = () => {
    draftsOf(account).remove(key)
    setRestored(false)
  }
  return {
    restored,
    discard,
    startOver() {
      form.reset()
      discard()
    },
  }
}

/** The draft of an account. An account without one takes over the visitor's. */
function takeOver(account: string, key: string): DraftValues | undefined {
  const own = draftsOf(account).read(key)
  if (own || account === visitor) return own
  const visitors = draftsOf(visitor).read(key)
  if (!visitors) return undefined
  draftsOf(visitor).remove(key)
  draftsOf(account).write(key, visitors)
  return visitors
}

const textOf = (values: object): DraftValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string'))

const differs = (values: DraftValues, from: object): boolean =>
  Object.entries(values).some(([name, value]) => value !== ((from as DraftValues)[name] ?? ''))
