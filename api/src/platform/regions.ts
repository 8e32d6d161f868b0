import type { Region, RegionalRemote } from '@within-reach/contract'

/** Says which regions are open, as the product owners set them for each remote. */
export interface RegionSwitchboard {
  isOpen(remote: RegionalRemote, region: Region): Promise<boolean>
}
