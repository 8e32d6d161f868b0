import { createRoot } from 'react-dom/client'
import { ShellI18nProvider } from '../language/i18n'
import { navigate } from '../navigation/navigate'
import { OverrideBanner, OverrideRefused } from './override-banner'
import { type Preview, type Refusal, withoutRefusal } from './previews'

export interface ShownOverride {
  /** The part of the page below the banner. */
  readonly before: HTMLElement
  readonly previews: readonly Preview[]
  readonly refusal: Refusal | undefined
  openDiagnostics(): void
}

/** Shows above the page that it is a preview, or why a link was refused. */
export function showOverride({ before, previews, refusal, openDiagnostics }: ShownOverride): void {
  const container = document.createElement('div')
  // Without a box of its own, the sticky banner stays in view on the whole page.
  container.style.display = 'contents'
  before.before(container)
  const root = createRoot(container, { identifierPrefix: 'override' })
  const dismiss = () => {
    navigate(withoutRefusal(new URL(window.location.href)), { replace: true })
    render(undefined)
  }
  const render = (refused: Refusal | undefined) =>
    root.render(
      <ShellI18nProvider>
        {previews.length > 0 && <OverrideBanner previews={previews} onDetails={openDiagnostics} />}
        {refused && <OverrideRefused refusal={refused} onDismiss={dismiss} />}
      </ShellI18nProvider>,
    )
  render(refusal)
}
