import { Banner } from '../inquiry/banner'
import { banner } from './texts'

/** The title banner of the long-term page alone (/longtermheader). */
export function LongTermBanner() {
  return <Banner {...banner} />
}
