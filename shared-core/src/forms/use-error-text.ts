import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'

/** @returns a function that says what is wrong in the language that is spoken; undefined stays undefined */
export function useErrorText(): (message: MessageDescriptor | undefined) => string | undefined {
  const { i18n } = useLingui()
  return (message) => message && i18n._(message)
}
