import { describeRemote, sourceFiles } from '@within-reach/kit/create'
import { journeyOf } from './journey'

it.each([{}, { menu: 'User Space' }])(
  'the journey of a new remote with %j knows no text of its page',
  (description) => {
    const remote = describeRemote('mfe-fairs', { title: 'All the fairs', ...description }, 3100)
    const screen = sourceFiles(remote)['src/fairs/fairs.tsx'] ?? ''
    const texts = [...screen.matchAll(/<Trans>(.+?)<\/Trans>/g)].map(([, text = '']) => text)
    expect(texts).toContain('All the fairs')
    const [, ...steps] = journeyOf(remote).split('async ({')
    for (const text of texts) expect(steps.join()).not.toContain(text)
    expect(steps.join()).toContain(`expectShownBy(page, '/fairs', { remote: 'mfe-fairs' })`)
  },
)
