import type { MessageDescriptor } from '@lingui/core'

/** A message in English, as in the tests, which have no catalogues. */
export const english = ({ message = '' }: MessageDescriptor): string => message
