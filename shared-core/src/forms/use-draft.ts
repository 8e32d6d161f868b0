import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import { draftsOf, type DraftValues, takeOverDraft, visitor } from '../drafts'
import { useMember } from '../react/remote-context'

/** The draft of a form. */
export interface Draft {
  /** Whether the form shows values of an earlier visit. */
  readonly restored: boolean
  /**
   * Removes the draft, also that of a member who logged out meanwhile. Call it when the form was sent, and before its `reset`, which keeps
   * what was typed meanwhile. Later input is kept again.
   */
  discard(): void
  /** Removes the draft and empties the form, at the person's request. */
  startOver(): void
  /**
   * Makes what is in the form the draft of another one, for what was typed while the form was sent.
   * @param key names the other form; of the form's own key, the draft stays
   */
  moveTo(key: string): void
}

/**
 * Stores a form's input in this browser with every keystroke, per account, until it is sent. It survives a reload, a
 * lost connection and an expired session. That of a visitor stays in the tab, and the account that the visitor logs in to takes it over. After a
 * log-out the form still stores for its member; if another member logs in, it starts with the draft of that one. Files and
 * passwords are not stored: in a form with a password, name the other fields.
 * @param form a form of react-hook-form; its default values are those of an empty form
 * @param key names the form, and its subject if that matters ("comment:42")
 * @param only the fields that are stored once they are changed; by default all, with those that were not. The same array at each render
 */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  key: string,
  only?: readonly (keyof Values & string)[],
): Draft {
  const { email: account = visitor, marker } = useMember() ?? {}
  const [restored, setRestored] = useState(false)
  // Whose text is in the form. After a log-out it stays the member's.
  const author = useRef({ account, marker })

  // Before the first paint, so that the empty form is never visible.
  useLayoutEffect(() => {
    const { isDirty, defaultValues = {} } = form.formState
    const before = author.current
    // A member who changes their email keeps the marker, and one who logs in again the email.
    const isOthers = before.marker && marker && before.marker !== marker && before.account !== account
    if (marker || !isDirty) author.current = { account, marker }
    const kept = takeOverDraft(account, key)
    if (!isOthers && (!kept || isDirty)) return
    const values = isOthers ? defaultValues : form.getValues()
    form.reset({ ...values, ...kept } as DefaultValues<Values>, { keepDefaultValues: true })
    setRestored(kept !== undefined && differs(kept, defaultValues))
  }, [account, marker, key, form])

  useEffect(() => {
    const watching = form.watch((values) => {
      const { defaultValues = {} } = form.formState
      const text = textOf(values, defaultValues, only)
      const drafts = draftsOf(author.current.account)
      if (differs(text, defaultValues)) drafts.write(key, text)
      else drafts.remove(key)
    })
    return () => watching.unsubscribe()
  }, [key, form, only])

  const discard = () => {
    for (const one of [author.current.account, account]) draftsOf(one).remove(key)
    author.current = { account, marker }
    setRestored(false)
  }
  return {
    restored,
    discard,
    startOver() {
      form.reset()
      discard()
    },
    moveTo(other) {
      const drafts = draftsOf(author.current.account)
      // It may be the form's own.
      discard()
      drafts.write(other, textOf(form.getValues(), {}, only))
    },
  }
}

/** Of named fields, those that were changed: another device may have stored the others anew before the draft is restored. */
const textOf = (values: object, from: object, only: readonly string[] | undefined): DraftValues =>
  Object.fromEntries(
    Object.entries(values as DraftValues).filter(
      ([name, value]) =>
        typeof value === 'string' &&
        (only === undefined || (only.includes(name) && isChanged(name, value, from))),
    ),
  )

const isChanged = (name: string, value: unknown, from: object): boolean =>
  value !== ((from as DraftValues)[name] ?? '')

const differs = (values: DraftValues, from: object): boolean =>
  Object.entries(values).some(([name, value]) => isChanged(name, value, from))
