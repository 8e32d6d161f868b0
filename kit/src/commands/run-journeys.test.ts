import { chooseJourneys, selectionOf } from './run-journeys'

it.each([
  [[], { live: false, forPlaywright: [] }],
  [
    ['@0.1.0-9f4c21d0aa', '--grep', '@screens'],
    { version: '0.1.0-9f4c21d0aa', forPlaywright: ['--grep', '@screens'] },
  ],
  [['--grep', '@screens'], { live: false, forPlaywright: ['--grep', '@screens'] }],
  [['--project=wide', '--live'], { live: true, forPlaywright: ['--project=wide'] }],
  [
    ['pages', '--site', 'https://example.com', '--token=abc'],
    { site: 'https://example.com', token: 'abc', forPlaywright: ['pages'] },
  ],
])('%j: what is not for the kit is for Playwright', (args, expected) => {
  expect(chooseJourneys(args)).toMatchObject(expected)
})

it.each([[['--site']], [['--site', '--live']], [['--site=']], [['pages', '--token']]])(
  '%j: an option without its value is refused, so that no other site is tested',
  (args) => {
    expect(() => chooseJourneys(args)).toThrow(/^Write --(site|token)=<value>\.$/)
  },
)

it('takes a version only at the begin, since tags begin like versions', () => {
  expect(chooseJourneys(['--grep-invert', '@screens'])).toEqual({
    live: false,
    forPlaywright: ['--grep-invert', '@screens'],
  })
})

it('runs either the journeys or the comparisons, unless the caller chooses', () => {
  expect(selectionOf('journeys', ['--project=wide'])).toEqual(['--grep-invert', '@screens'])
  expect(selectionOf('screens', [])).toEqual(['--grep', '@screens'])
  expect(selectionOf('screens', ['--grep=events'])).toEqual([])
})
