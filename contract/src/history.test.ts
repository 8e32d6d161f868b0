import { versionsIn } from './history'
import { allOpen, type Live } from './live'

const live = (changes: Partial<Live> = {}): Live => ({
  enabled: true,
  current: '1.1.0',
  lastGood: '1.0.0',
  regions: allOpen,
  planned: [],
  ...changes,
})
const canary = { version: '2.0.0', percent: 5, since: '2026-03-01T08:00:00Z' }

it.each<[string, Live | undefined, Live, string[]]>([
  ['a promote', live(), live({ current: '1.2.0', lastGood: '1.1.0' }), ['1.2.0', '1.1.0', '1.0.0']],
  ['the first promote', undefined, live({ lastGood: undefined }), ['1.1.0']],
  ['a rollback', live(), live({ current: '1.0.0', lastGood: undefined }), ['1.0.0', '1.1.0']],
  ['the start of a canary', live(), live({ canary }), ['2.0.0']],
  ['a step of a canary', live({ canary }), live({ canary: { ...canary, percent: 25 } }), ['2.0.0']],
  ['the end of a canary', live({ canary }), live(), ['2.0.0']],
  ['a switch of a region', live(), live({ regions: { ...allOpen, Others: false } }), []],
  ['a switch of the remote', live(), live({ enabled: false }), []],
])('%s is about the versions whose role differs, new ones first', (_case, before, after, versions) => {
  expect(versionsIn({ before, after })).toEqual(versions)
})
