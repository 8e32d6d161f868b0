import { useLocation } from '@within-reach/shared-core/react'

/** The state with which the login and the later steps lead to the first one, so that the email need not be typed again. */
export const withEmail = (email: string) => ({ email })

/** The email with which a link led here; empty if none did. */
export function useKnownEmail(): string {
  const state = useLocation().state as Partial<ReturnType<typeof withEmail>> | null
  return state?.email ?? ''
}
