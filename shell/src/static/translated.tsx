import type { Language } from '@within-reach/contract'
import { useLanguage, useRemote } from '@within-reach/shared-core/react'
import { useEffect, useState } from 'react'
import { Document, type DocumentProps } from './document'

/** Loads a long text, for each language. */
export type Translations = Readonly<Record<Language, () => Promise<DocumentProps>>>

/**
 * A long text in the language that is spoken; when another one is chosen, it stays until that one is there.
 * @throws where the first one cannot be loaded, so that the shell's card offers to try again
 */
export function Translated({ texts }: { readonly texts: Translations }) {
  const { report } = useRemote()
  const language = useLanguage()
  const [text, setText] = useState<DocumentProps>()
  const [trouble, setTrouble] = useState<{ readonly error: unknown }>()
  useEffect(() => {
    let wanted = true
    texts[language]().then(
      (loaded) => wanted && setText(loaded),
      (error: unknown) => {
        report({ type: 'trouble', error })
        setTrouble({ error })
      },
    )
    return () => {
      wanted = false
    }
  }, [language, texts, report])
  if (text) return <Document {...text} />
  if (trouble) throw trouble.error
  return null
}
