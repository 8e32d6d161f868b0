import { useEffect, useLayoutEffect, useState } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import { draftsOf, type DraftValues, visitor } from '../drafts'
import { useMember } from '../react/remote-context'

/** The draft of a form. */
export interface Draft {
  /** Whether the form shows what an earlier visit had typed. */
  readonly restored: boolean
  /** Forgets the draft: call it when the form was sent. What is typed from then on is kept again. */
  discard(): void
  /** Forgets the draft and empties the form: for a person who does not want it back. */
  startOver(): void
}

/**
 * Keeps what is typed into a form in this browser, per account, with every keystroke, until it was sent: through a reload,
 * a lost connection and a session that ran out. What a visitor typed goes on with the account they log in to.
 * Files and passwords are not kept: do not use it in a form that asks for one.
 * @param form a form of react-hook-form, whose default values are those of an empty form
 * @param key names the form, and what it is about where that matters ("comment:42")
 */
export function useDraft<Values extends FieldValues>(form: UseFormReturn<Values>, key: string): Draft {
  const account = useMember()?.email ?? visitor
  const [restored, setRestored] = useState(false)

  // Before the first paint, so that nobody sees the empty form or types into it.
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

/** The draft of an account; a visitor's is handed over where the account has none of its own. */
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
