import type { Language } from '@within-reach/contract'
import { createContext, use } from 'react'
import type { Member, SessionState } from '../session'
import type { RemoteProps } from '../remote'
import { useObservable } from './use-observable'

export const RemoteContext = createContext<RemoteProps | null>(null)

/**
 * The props that the shell passes to this remote.
 * @throws Error outside a root made by createRemoteLifecycles
 */
export function useRemote(): RemoteProps {
  const props = use(RemoteContext)
  if (!props) throw new Error('useRemote works only below a root made by createRemoteLifecycles')
  return props
}

/** The session, followed as it changes. */
export function useSession(): SessionState {
  const { session$, current } = useRemote()
  return useObservable(session$, current)
}

/** The member who is logged in, or null. */
export function useMember(): Member | null {
  const session = useSession()
  return session.status === 'loggedIn' ? session.member : null
}

/** The current language, followed as it changes. */
export function useLanguage(): Language {
  const { language$, language } = useRemote()
  return useObservable(language$, language)
}
