import { feedTitle } from './feed-title'

const titleOf = (address: string, language: 'en' | 'ko' = 'en') => {
  const url = new URL(address, 'https://within-reach.example')
  return feedTitle('Board', url.pathname, url.searchParams, language)
}

it.each([
  ['/userspacejobs?jstatus=Seek', 'Board: Seek'],
  ['/userspacejobs?jstatus=all', 'Board'],
  ['/userspacejobs?search=cook&region=Others&jstatus=Recruit', 'Board: cook, Others, Recruit'],
  ['/find?type=fr&rent_max=700&currency=GBP&room=own', 'Board: Cost a month at most: £700, Room: Own room'],
  ['/find?type=fr&rent_max=800&currency=GBP&room=own', 'Board: Cost a month at most: £800, Room: Own room'],
  ['/find?type=jobs&pay_min=12&currency=GBP', 'Board: Pay at least: £12, Paid per: Hour'],
  ['/find?type=tr&not_taken=yes', 'Board: Taken things: Leave out'],
  [
    '/find?type=jobs&jstatus=Seek&hours_max=20&visa_help=yes',
    'Board: Seek, Hours a week at most: 20, Visa: Help with a visa',
  ],
])('%s is titled "%s"', (address, title) => {
  expect(titleOf(address)).toBe(title)
})

it('is in the language of its reader', () => {
  expect(titleOf('/find?type=jobs&jstatus=Recruit&per=hour', 'ko')).toBe('Board: 구인, 급여 기준: 시간')
})
