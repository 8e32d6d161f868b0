import { Trans } from '@lingui/react/macro'

/** The beginning of a text, as the name of a link. */
export const Excerpt = ({ text }: { readonly text: string }) =>
  text === '' ? <Trans>A text without words</Trans> : text
