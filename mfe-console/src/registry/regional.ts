import type { RemoteStatus } from './registry-context'

/** Whether regions are switched for a remote. An older record does not say, so it may use them. */
export const isRegional = ({ section }: Pick<RemoteStatus, 'section'>): boolean => section?.regional ?? true

/** The console's own remote. It cannot be switched off here, since nobody could switch it on again here. */
export const ownName = 'mfe-console'
