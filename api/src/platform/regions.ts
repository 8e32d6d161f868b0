import type { Region } from '@within-reach/contract'

/** Says which regions are open, as the product owners set them per remote. */
export interface RegionSwitchboard {
  isOpen(remote: 'mfe-userspace' | 'mfe-askreach', region: Region): Promise<boolean>
}
