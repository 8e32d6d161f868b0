import type { Language } from '@within-reach/contract'
import { useLanguage, useRemote } from '@within-reach/shared-core/react'
import { useEffect, useState } from 'react'
import { Document, type DocumentProps } from './document'

/** Loads a long text, by language. */
export type Translations = Readonly<Record<Language, () => Promise<DocumentProps>>>

/** The texts that were loaded before. A second visit shows them at once. */
const loaded = new WeakMap<() => Promise<DocumentProps>, DocumentProps>()

/** Loads a long text, once. */
export async function loadText(load: () => Promise<DocumentProps>): Promise<DocumentProps> {
  const text = loaded.get(load) ?? (await load())
  loaded.set(load, text)
  return text
}

/**
 * A long text in the current language. After a change of language the old text stays until the new one is loaded.
 * @throws if the first text cannot be loaded, so that the shell's card offers to try again
 */
export function Translated({ texts }: { readonly texts: Translations }) {
  const { report } = useRemote()
  const language = useLanguage()
  const [text, setText] = useState(() => loaded.get(texts[language]))
  const [failure, setFailure] = useState<{ readonly error: unknown }>()
  useEffect(() => {
    let wanted = true
    loadText(texts[language]).then(
      (found) => wanted && setText(found),
      (error: unknown) => {
        report({ type: 'trouble', error })
        setFailure({ error })
      },
    )
    return () => {
      wanted = false
    }
  }, [language, texts, report])
  if (text) return <Document {...text} />
  if (failure) throw failure.error
  return null
}
