import { useLingui } from '@lingui/react/macro'
import type { TextTranslation } from '@within-reach/shared-core/react'
import { TranslateButton } from '@within-reach/shared-ui'

/** The button that shows a text in the language of the reader, if there is one. */
export function TranslateText({ translation }: { readonly translation: TextTranslation }) {
  const { t } = useLingui()
  const { isOffered, status, by, why, toggle } = translation
  if (!isOffered) return null
  const failures = {
    same: t`This text is in your language already.`,
    'too-many': t`You have had many texts translated. Try again later.`,
    offline: t`You are offline. A translation needs a connection.`,
    gone: t`This text is no longer there.`,
    failed: t`This text could not be translated. Try again later.`,
  }
  const notes = {
    original: '',
    busy: t`Translating…`,
    translated: by === 'device' ? t`Translated on this device` : t`Translated automatically`,
    failed: why ? failures[why] : '',
  }
  const label = status === 'translated' ? t`Show the original` : t`Translate`
  return <TranslateButton status={status} label={label} note={notes[status]} onPress={toggle} />
}
