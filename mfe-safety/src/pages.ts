import type { RemoteSection } from '@within-reach/contract'
import { block } from './block/page'
import { oneCase } from './case/page'
import { myCases } from './my-cases/page'
import { myReports } from './my-reports/page'
import { notices } from './notices/page'
import { report } from './report/page'
import { safety } from './safety/page'

/** How the console shows this remote. `regional`: whether its pages follow the switches of regions. */
export const section: RemoteSection = {
  title: { en: 'Safety', ko: '안전', zh: '安全', vi: 'An toàn' },
  regional: false,
}

/** The pages of this remote. Each is declared beside its screen. */
export const pages = [safety, report, block, myReports, notices, myCases, oneCase]
