import type { RemoteStatus } from './registry-context'

/** Whether a remote has region switches. An older record does not say, so the remote may need them. */
export const isRegional = ({ section }: Pick<RemoteStatus, 'section'>): boolean => section?.regional ?? true

/** The console's own remote. It cannot be switched off here, because it could not be switched on again here. */
export const ownName = 'mfe-console'
