import type { Caution, Language } from '@within-reach/contract'
import { useEffect, useRef, useState } from 'react'
import { languageAtHand, translatesOnDevice } from '../translation/on-device'
import { type NamedText, type NoTranslation, translateText } from '../translation/translate-text'
import { isWrittenIn } from '../translation/written-language'
import { useLanguage, useRemote } from './remote-context'

export type { NamedText, NoTranslation } from '../translation/translate-text'

/** A text of a member that can be shown in the language of the reader. */
export interface TextTranslation {
  /** Whether there is a button: the browser or the service translates, and the text is in another language. */
  readonly isOffered: boolean
  readonly status: 'original' | 'busy' | 'translated' | 'failed'
  /** The translated texts, while they are shown. */
  readonly texts: readonly string[] | undefined
  /** Who translated the shown texts. */
  readonly by: 'device' | 'service' | undefined
  /**
   * Why the shown translation is folded, if the service says so. It may have translated a newer text than the page has. An older
   * shell does not set it.
   */
  readonly caution?: Caution
  /** Why there is no translation, after a try. */
  readonly why: NoTranslation | undefined
  /** The language of the translation. */
  readonly language: Language
  /** Translates, or shows the original again. */
  toggle(): void
}

type Shown = Pick<TextTranslation, 'status' | 'texts' | 'by' | 'caution' | 'why'>

const original: Shown = { status: 'original', texts: undefined, by: undefined, why: undefined }

/**
 * The translation of a text into the language of the interface, at a press. Without a press, nothing is sent or loaded.
 * @param name names the text for the service
 * @param texts the text as the page has it; undefined while it is read. If it changes, the original is shown
 */
export function useTranslation(name: NamedText, texts: readonly string[] | undefined): TextTranslation {
  const language = useLanguage()
  const service = useRemote().site.translation === 'service'
  const version = JSON.stringify([language, texts])
  const [state, setState] = useState<Shown & { readonly version: string }>({ ...original, version })
  const shown = state.version === version ? state : original
  const isForeign = useIsForeign(texts, language, service || translatesOnDevice())
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [version])

  async function translate(): Promise<void> {
    running.current = new AbortController()
    const { signal } = running.current
    setState({ ...original, status: 'busy', version })
    const outcome = await translateText(name, texts ?? [], { language, service, signal })
    // A text that returns to the page, or a language, must not wait for a translation that was given up.
    if (signal.aborted)
      return setState((now) =>
        now.status === 'busy' && now.version === version ? { ...original, version } : now,
      )
    const end = 'texts' in outcome ? 'translated' : 'failed'
    setState({ ...original, ...outcome, status: end, version })
  }

  return {
    isOffered: isForeign,
    ...shown,
    language,
    toggle() {
      if (shown.status === 'translated') setState({ ...original, version })
      else if (shown.status !== 'busy') void translate()
    },
  }
}

/** Whether a text is in another language than the reader's. False while that is found out, and if nothing tells. */
function useIsForeign(texts: readonly string[] | undefined, language: Language, isAsked: boolean): boolean {
  const text = isAsked ? texts?.join('\n') : undefined
  const written = text === undefined ? true : isWrittenIn(text, language)
  const [detected, setDetected] = useState<{ readonly text: string; readonly found: string | undefined }>()
  useEffect(() => {
    if (text === undefined || written !== undefined) return
    let isCurrent = true
    void languageAtHand(text).then((found) => {
      if (isCurrent) setDetected({ text, found })
    })
    return () => void (isCurrent = false)
  }, [text, written])
  if (written !== undefined) return !written
  const found = detected?.text === text ? detected?.found : undefined
  return found !== undefined && found !== language
}
