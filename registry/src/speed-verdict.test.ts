import { inEnglish, sentence } from '@within-reach/contract'
import type { Slowness } from './slowness'
import { type CanaryJudgement, withSpeed } from './speed-verdict'

const figures = sentence('views-failed', { version: '1.5.0', failures: '0', views: '900', share: '0 %' })
const judgement = (verdict: CanaryJudgement['verdict'], decides = true): CanaryJudgement => {
  const sentences = [figures, sentence(verdict === 'worse' ? 'worse' : 'no-worse', { margin: '1 %' })]
  return { verdict, decides, sentences, text: inEnglish(...sentences) }
}
const paint = (finding: Slowness['finding']): Slowness => ({
  vital: 'lcp',
  finding,
  candidate: 2911,
  current: 2330,
  views: 900,
})
const failed = '0 of 900 page views with 1.5.0 failed (0 %).'

it('a slower candidate is worse, with both values', () => {
  expect(withSpeed(judgement('no-worse'), [paint('slower')])).toMatchObject({
    verdict: 'worse',
    decides: true,
    text: `${failed} Largest paint 2.9 s instead of 2.3 s at 75 of 100 views. It is slower.`,
  })
  const input: Slowness = { vital: 'inp', finding: 'slower', candidate: 281.4, current: 200, views: 800 }
  expect(withSpeed(judgement('no-worse'), [input]).text).toContain(
    'Response to input 281 ms instead of 200 ms at 75 of 100 views.',
  )
})

it('a candidate that appears slower does not proceed', () => {
  expect(withSpeed(judgement('no-worse'), [paint('unsure')])).toMatchObject({
    verdict: 'too-early',
    text: `${failed} Largest paint 2.9 s instead of 2.3 s at 75 of 100 views. It appears slower: it does not grow until more views decide.`,
  })
})

it('a verdict that a few networks could have caused is not carried out', () => {
  expect(withSpeed(judgement('no-worse'), [paint('single')])).toMatchObject({
    verdict: 'worse',
    decides: false,
    text: expect.stringMatching(/A few networks could have caused this: nothing changes automatically\.$/),
  })
})

it('a candidate that fails is judged by its failures', () => {
  expect(withSpeed(judgement('worse'), [paint('slower')])).toEqual(judgement('worse'))
  expect(withSpeed(judgement('worse', false), [paint('unsure')])).toEqual(judgement('worse', false))
  expect(withSpeed(judgement('worse', false), [paint('slower')])).toMatchObject({ decides: true })
  expect(withSpeed(judgement('no-worse'), [])).toEqual(judgement('no-worse'))
})
