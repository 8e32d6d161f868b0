import type { RemoteSection } from '@within-reach/contract'
import { longTerm, longTermHeader } from './long-term/page'
import { otherRequests } from './other-requests/page'
import { shortTerm } from './short-term/page'

/** The name of this remote in the console, and whether it has regions. */
export const section: RemoteSection = {
  title: { en: 'Ask Reach', ko: '에이전트 서비스', zh: 'Ask Reach', vi: 'Ask Reach' },
  regional: true,
}

/** The pages of this remote. */
export const pages = [longTerm, shortTerm, otherRequests, longTermHeader]
