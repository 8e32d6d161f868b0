import type { Region } from '@within-reach/contract'
import type { PageDecision, PageRoute } from '@within-reach/registry'
import { createDecisionStore, type DecisionStore } from '../registry-client/decision-store'

/** A live remote with pages, with the fields that the shell reads. */
export const live = (name: string, routes: readonly PageRoute[], closed: readonly Region[] = []) => ({
  [name]: { version: '1.0.0', record: 'sha256-', routes, closed },
})

/** A site with two remotes in its menu. */
export const decision: PageDecision = {
  revision: 1,
  records: [],
  remotes: {
    ...live('mfe-userspace', [
      {
        path: '/userspacefindyourroommate',
        title: { en: 'Find your roommate', ko: '룸메이트 찾기' },
        menu: 'User Space',
      },
      { path: '/userspacejobs', title: { en: 'Jobs', ko: '일자리' }, menu: 'User Space' },
      { path: '/view', title: { en: 'Post', ko: '게시글' } },
    ]),
    ...live('mfe-askreach', [
      {
        path: '/askreachlongtermproperty',
        title: { en: 'Long-term property', ko: '장기 임대' },
        menu: 'Ask Reach',
      },
      {
        path: '/askreachshorttermstay',
        title: { en: 'Short-term stay', ko: '단기 숙박' },
        menu: 'Ask Reach',
      },
    ]),
  },
}

/** A store with a complete decision. */
export const completeStore = (of: PageDecision = decision): DecisionStore =>
  createDecisionStore({ decision: of, isWhole: true }, () => Promise.reject(new Error('nothing is missing')))
