import type { Region, RegionalRemote } from '@within-reach/contract'

/** Tells which regions of a remote are open. Product owners open and close them. */
export interface RegionSwitchboard {
  isOpen(remote: RegionalRemote, region: Region): Promise<boolean>
}
