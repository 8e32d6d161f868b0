import { menuOf } from './menu'
import { decision, live } from '@within-reach/runtime/testing'

describe('the menu', () => {
  it('is what the live remotes state, Ask Reach first', () => {
    spec('1.agent-service', '2.header.submenus')
    expect(menuOf(decision, 'en')).toEqual([
      {
        title: 'Ask Reach',
        items: [
          { path: '/askreachlongtermproperty', title: 'Long-term property' },
          { path: '/askreachshorttermstay', title: 'Short-term stay' },
        ],
      },
      {
        title: 'User Space',
        items: [
          { path: '/userspacefindyourroommate', title: 'Find your roommate' },
          { path: '/userspacejobs', title: 'Jobs' },
        ],
      },
    ])
  })

  it('leaves out a remote that is off', () => {
    const { 'mfe-askreach': _, ...remotes } = decision.remotes
    expect(menuOf({ ...decision, remotes }, 'en').map(({ title }) => title)).toEqual(['User Space'])
  })

  it('puts the section of a new team after the known ones', () => {
    const added = live('mfe-events', [
      { path: '/events', title: { en: 'Calendar', ko: 'Calendar' }, menu: 'Events' },
    ])
    const menu = menuOf({ ...decision, remotes: { ...added, ...decision.remotes } }, 'en')
    expect(menu.map(({ title }) => title)).toEqual(['Ask Reach', 'User Space', 'Events'])
  })

  it('merges the pages of two remotes into one section', () => {
    const added = live('mfe-tours', [
      { path: '/tours', title: { en: 'Tours', ko: 'Tours' }, menu: 'Ask Reach' },
    ])
    const [askReach] = menuOf({ ...decision, remotes: { ...decision.remotes, ...added } }, 'en')
    expect(askReach?.items.map(({ title }) => title)).toEqual([
      'Long-term property',
      'Short-term stay',
      'Tours',
    ])
  })

  it("lists operators' pages for operators only", () => {
    const console = live('mfe-console', [
      { path: '/console', title: { en: 'Console', ko: '콘솔' }, menu: 'Operations', audience: 'operators' },
    ])
    const all = { ...decision, remotes: { ...decision.remotes, ...console } }
    const sections = (operator: boolean) => menuOf(all, 'en', operator).map(({ title }) => title)
    expect(sections(false)).toEqual(['Ask Reach', 'User Space'])
    expect(sections(true)).toEqual(['Ask Reach', 'User Space', 'Operations'])
  })
})
