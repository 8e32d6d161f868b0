import { type RegionalRemote, regionalRemotes } from '@within-reach/contract'

/** Whether regions are switched for a remote; for the others there is only on and off. */
export const isRegional = (name: string): name is RegionalRemote =>
  (regionalRemotes as readonly string[]).includes(name)

/** The remote that this is: it cannot be switched off here, since nobody could switch it on again here. */
export const ownName = 'mfe-console'
