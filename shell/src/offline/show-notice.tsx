import { useObservable } from '@within-reach/shared-core/react'
import { createRoot } from 'react-dom/client'
import { BehaviorSubject, type Observable } from 'rxjs'
import { ShellI18nProvider } from '../language/i18n'
import type { Connection } from './connection'
import type { UnsentEntry } from './device-database'
import { OfflineNotice, type OfflineNoticeProps } from './offline-notice'

export interface NoticeOptions extends Pick<OfflineNoticeProps, 'onDiscard' | 'onSendAgain'> {
  readonly connection$: Observable<Connection>
  readonly entries$: Observable<readonly UnsentEntry[]>
}

/** Shows at the edge of the page that there is no network, and what waits for one. */
export function showNotice({ connection$, entries$, ...actions }: NoticeOptions): void {
  const connections = new BehaviorSubject<Connection>({ isOffline: false })
  connection$.subscribe(connections)
  const entries = new BehaviorSubject<readonly UnsentEntry[]>([])
  entries$.subscribe(entries)
  const element = document.body.appendChild(document.createElement('div'))
  const Notice = () => (
    <OfflineNotice
      connection={useObservable(connections, () => connections.value)}
      entries={useObservable(entries, () => entries.value)}
      {...actions}
    />
  )
  createRoot(element, { identifierPrefix: 'offline' }).render(
    <ShellI18nProvider>
      <Notice />
    </ShellI18nProvider>,
  )
}
