import type { RemoteStatus } from './registry-context'

/** Whether regions are switched for a remote; an older record does not say, and may heed them. */
export const isRegional = ({ section }: Pick<RemoteStatus, 'section'>): boolean => section?.regional ?? true

/** The remote that this is: it cannot be switched off here, since nobody could switch it on again here. */
export const ownName = 'mfe-console'
