import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'

/** @returns a function that translates a message; undefined stays undefined */
export function useErrorText(): (message: MessageDescriptor | undefined) => string | undefined {
  const { i18n } = useLingui()
  return (message) => message && i18n._(message)
}
