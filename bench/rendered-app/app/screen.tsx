import { allOpen, type InitialAnswer } from '@within-reach/contract'
import { setInitialData } from '@within-reach/shared-core'
import { type Translator, TranslatorProvider } from '@within-reach/shared-core/react'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { RemoteContext } from '~/shared-core/src/react/remote-context'
import { back, routeBy } from './navigation'
import { language, nothing, session, site } from './visitor'

interface ScreenProps {
  readonly translator: Translator
  /** The answers of the page's first reads. */
  readonly answers?: readonly InitialAnswer[]
  readonly children: ReactNode
}

/** Renders a page's components with the context that the shell provides in the composed site. */
export function Screen({ translator, answers = [], children }: ScreenProps) {
  const navigate = useNavigate()
  // Set before the children render, because their first render uses the answers.
  useState(() => setInitialData(answers))
  useEffect(() => routeBy((to, options) => void navigate(to, options)), [navigate])
  const handed = useMemo(
    () => ({
      ...session,
      ...language,
      regions: allOpen,
      site,
      navigate: (to: string, options?: object) => void navigate(to, options),
      back,
      setTitle: nothing,
      report: nothing,
      openMessages: nothing,
    }),
    [navigate],
  )
  return (
    <RemoteContext value={handed}>
      <TranslatorProvider translator={translator} language={language} onTrouble={nothing}>
        {children}
      </TranslatorProvider>
    </RemoteContext>
  )
}
