import { redirectAddress, type Redirects } from '@within-reach/contract'
import { useEffect } from 'react'
import { useMember, useRemote } from './remote-context'
import { useLocation } from './router'

/**
 * Redirects from a page by script, also when the reader logs in or out on it. Where the service knows the reader, it has
 * redirected before.
 * @param redirects what the page declares
 * @returns whether the page redirects its reader, and so renders nothing
 */
export function useRedirect(redirects: Redirects): boolean {
  const { navigate } = useRemote()
  const group = useMember() === null ? 'visitors' : 'members'
  const at = useLocation()
  const address = redirectAddress(redirects, group, at)
  useEffect(() => {
    if (address !== undefined) navigate(address, { replace: true })
  }, [address, navigate])
  return address !== undefined
}
