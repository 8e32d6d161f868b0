import { liveVitals } from '@within-reach/runtime/vitals'
import { createTranslator, TranslatorProvider, useObservable } from '@within-reach/shared-core/react'
import { useCallback, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { navigate } from '../navigation/navigate'
import { DiagnosticsPanel } from './diagnostics-panel'
import { catalog } from './locales/catalog'
import { Outline } from './outline'
import { pageSections } from './page-sections'
import type { PanelParts } from './panel-parts'
import { diagnosticsParameter } from './parameter'

const translator = createTranslator(catalog)
/** Measuring cannot be stopped, so it is begun once. */
let vitals$: ReturnType<typeof liveVitals> | undefined

/** Opens the developer panel. Closing it removes the query parameter, and returns the focus. */
export async function openPanel(parts: PanelParts, onClose: () => void): Promise<void> {
  const before = document.activeElement
  await translator.activate(parts.language.language())
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element, { identifierPrefix: 'diagnostics' })
  const measured$ = (vitals$ ??= liveVitals({ window, remoteAt: parts.remoteAt }))
  const close = () => {
    onClose()
    root.unmount()
    element.remove()
    if (before instanceof HTMLElement && before.isConnected) before.focus()
    const here = new URL(window.location.href)
    if (here.searchParams.has(diagnosticsParameter))
      navigate(withoutParameter(here), { replace: true, state: currentState() })
  }
  root.render(
    <TranslatorProvider translator={translator} language={parts.language} onTrouble={parts.onTrouble}>
      <DeveloperPanel parts={parts} vitals$={measured$} onClose={close} />
    </TranslatorProvider>,
  )
}

const currentState = (): unknown => (window.history.state as { usr?: unknown } | null)?.usr

function withoutParameter(url: URL): string {
  url.searchParams.delete(diagnosticsParameter)
  return url.pathname + url.search + url.hash
}

interface DeveloperPanelProps {
  readonly parts: PanelParts
  readonly vitals$: ReturnType<typeof liveVitals>
  readonly onClose: () => void
}

/** The panel, or in its place the outlines on the page. */
function DeveloperPanel({ parts, vitals$, onClose }: DeveloperPanelProps) {
  const { decisions, session, overrides, remoteAt } = parts
  const { diagnostics$ } = parts.diagnostics
  const diagnostics = useObservable(diagnostics$, () => diagnostics$.value)
  const vitals = useObservable(vitals$, () => vitals$.value)
  const [isOutlined, setOutlined] = useState(false)
  const showPanel = useCallback(() => setOutlined(false), [])
  if (isOutlined)
    return <Outline diagnostics={diagnostics} remoteAt={remoteAt} onDetails={showPanel} onClose={onClose} />
  const onPage = new Set(pageSections({ remoteAt }).flatMap(({ remote }) => remote ?? []))
  return (
    <DiagnosticsPanel
      diagnostics={diagnostics}
      decisions={decisions}
      session={session}
      overrides={overrides}
      onPage={onPage}
      vitals={vitals}
      onClose={onClose}
      onOutline={() => setOutlined(true)}
      onOpen={(address) => window.location.assign(address)}
    />
  )
}
