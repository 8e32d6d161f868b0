import type { Language } from '@within-reach/contract'
import { createContext, use, useSyncExternalStore } from 'react'
import type { Member, SessionState } from '../session'
import type { RemoteProps } from '../remote'

export const RemoteContext = createContext<RemoteProps | null>(null)

/**
 * What the shell handed this remote.
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
  return useSyncExternalStore((changed) => {
    const subscription = session$.subscribe(changed)
    return () => subscription.unsubscribe()
  }, current)
}

/** The member who is logged in, or null. */
export function useMember(): Member | null {
  const session = useSession()
  return session.status === 'loggedIn' ? session.member : null
}

/** The language that is spoken, followed as it changes. */
export function useLanguage(): Language {
  const { language$, language } = useRemote()
  return useSyncExternalStore((changed) => {
    const subscription = language$.subscribe(changed)
    return () => subscription.unsubscribe()
  }, language)
}
