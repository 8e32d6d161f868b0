import * as v from 'valibot'
import { RemoteRoute } from './pages'

describe('a page of a remote', () => {
  it('has a title in every language', () => {
    const route = { path: '/trade', title: { en: 'Trade', ko: '중고 거래' } }
    expect(v.parse(RemoteRoute, route)).toEqual(route)
    expect(v.safeParse(RemoteRoute, { path: '/trade', title: { en: 'Trade' } }).success).toBe(false)
  })

  it('of a version from the time of one language keeps its title', () => {
    expect(v.parse(RemoteRoute, { path: '/trade', title: 'Trade' }).title).toEqual({
      en: 'Trade',
      ko: 'Trade',
    })
  })
})
