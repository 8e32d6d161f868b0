import { feedAddress } from './feeds'
import { photoFeedFields } from './post-filter'

it('keeps the filters of the page, and not its page number', () => {
  const query = new URLSearchParams('page=3&search=a+b&region=South+Korea&jstatus=&other=1')
  expect(feedAddress('/userspacejobs', query, 'ko')).toBe(
    '/feeds/userspacejobs.atom?region=South+Korea&search=a+b&language=ko',
  )
  const filter = new URLSearchParams('type=tr&sort=cheapest&price_max=20&currency=EUR&saved=3')
  expect(feedAddress('/find', filter, 'en', photoFeedFields)).toBe(
    '/feeds/find.atom?type=tr&currency=EUR&price_max=20',
  )
  expect(feedAddress('/userspacetrade', new URLSearchParams())).toBe('/feeds/userspacetrade.atom')
})
