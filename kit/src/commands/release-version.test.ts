import { allOpen, type Live } from '@within-reach/contract'
import { chooseRelease, releaseAt, releaseCommand } from './release-version'

const events = { remote: 'mfe-events', version: '0.2.0' }
const canary = { canary: '5', steps: '25,100' }
const live = (fields: Partial<Live>): Live => ({
  enabled: true,
  current: '0.1.0',
  regions: allOpen,
  planned: [],
  ...fields,
})

it.each([
  ['promotes the version', live({}), {}, ['promote', 'mfe-events@0.2.0']],
  ['starts a canary', live({}), canary, ['canary', 'mfe-events@0.2.0', '5', '--steps', '25,100']],
  [
    'promotes the first version, which nothing can be compared with',
    undefined,
    canary,
    ['promote', 'mfe-events@0.2.0'],
  ],
  ['promotes what runs as a canary', live({ canary: aCanary('0.2.0') }), {}, ['promote', 'mfe-events@0.2.0']],
  [
    'replaces the canary of another version',
    live({ canary: aCanary('0.1.5') }),
    canary,
    expect.arrayContaining(['canary']),
  ],
  [
    'does nothing if the version is live',
    live({ current: '0.2.0' }),
    canary,
    'mfe-events@0.2.0 is live already.',
  ],
  [
    'says that visitors do not get what is live if the remote is switched off',
    live({ current: '0.2.0', enabled: false }),
    {},
    expect.stringContaining('mfe-events is switched off'),
  ],
  [
    'lets the site refuse the last version of a retired remote',
    live({ current: '0.2.0', enabled: false, retired: true }),
    canary,
    ['promote', 'mfe-events@0.2.0'],
  ],
  [
    'does nothing if it runs as a canary',
    live({ canary: aCanary('0.2.0') }),
    canary,
    expect.stringContaining('canary already'),
  ],
])('%s', (_, state, choice, expected) => {
  expect(releaseCommand(events, state, choice)).toEqual(expected)
})

it.each([['--steps=25,100'], ['--every=30m'], ['--least=9']])(
  '%s without --canary is refused, so that not everybody gets the version at once',
  (option) => {
    expect(() => chooseRelease([option, '--why', 'x'])).toThrow(/ is about a canary: add --canary/)
    expect(chooseRelease([option, '--canary', '5']).choice).toMatchObject({ canary: '5' })
  },
)

it('decides again if others change something meanwhile, so that no version is replaced unseen', async () => {
  let revision = 6
  const service = { ask: () => Promise.resolve({ revision: ++revision } as never) }
  const ran: (readonly string[])[] = []
  const run = (args: readonly string[]) => {
    ran.push(args)
    return Promise.resolve(5)
  }
  const decide = ({ revision: at }: { readonly revision: number }) =>
    Promise.resolve(at === 8 ? 'mfe-events@0.2.0 is live already.' : ['promote', 'mfe-events@0.2.0'])
  expect(await releaseAt(service, decide, run)).toBe('mfe-events@0.2.0 is live already.')
  expect(ran).toEqual([['promote', 'mfe-events@0.2.0', '--revision=7']])

  const always = () => Promise.resolve(['promote', 'mfe-events@0.2.0'])
  expect(await releaseAt(service, always, run)).toBe(5)
  expect(ran).toHaveLength(1 + 5)
})

function aCanary(version: string): NonNullable<Live['canary']> {
  return { version, percent: 5, since: '2026-03-01T12:00:00.000Z' }
}
