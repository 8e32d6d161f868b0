import type { PageDiagnostics } from '@within-reach/runtime'
import { useObservable } from '@within-reach/shared-core/react'
import { createRoot } from 'react-dom/client'
import { ShellI18nProvider } from '../language/i18n'
import { navigate } from '../navigation/navigate'
import { DiagnosticsPanel } from './diagnostics-panel'
import { diagnosticsParameter } from './parameter'

/** Opens the diagnostics panel. Closing it removes the query parameter. */
export function openPanel(diagnostics: PageDiagnostics, onClose: () => void): void {
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element, { identifierPrefix: 'diagnostics' })
  const close = () => {
    onClose()
    root.unmount()
    element.remove()
    navigate(withoutParameter(new URL(window.location.href)), { replace: true, state: currentState() })
  }
  root.render(
    <ShellI18nProvider>
      <Followed {...diagnostics} onClose={close} />
    </ShellI18nProvider>,
  )
}

const currentState = (): unknown => (window.history.state as { usr?: unknown } | null)?.usr

function withoutParameter(url: URL): string {
  url.searchParams.delete(diagnosticsParameter)
  return url.pathname + url.search + url.hash
}

interface FollowedProps extends PageDiagnostics {
  readonly onClose: () => void
}

function Followed({ diagnostics$, onClose }: FollowedProps) {
  const diagnostics = useObservable(diagnostics$, () => diagnostics$.value)
  return <DiagnosticsPanel diagnostics={diagnostics} onClose={onClose} />
}
