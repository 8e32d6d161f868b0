import {
  duration,
  exactTarget,
  moment,
  onOrOff,
  percent,
  region,
  remoteName,
  steps,
  target,
  wholeNumber,
} from './values'

describe('an argument', () => {
  it.each([
    ['a remote', remoteName, 'mfe-userspace', 'mfe-userspace'],
    ['a remote without a version', target, 'mfe-events', { remote: 'mfe-events' }],
    [
      'a remote and its version',
      target,
      'mfe-events@1.5.0~pr42',
      { remote: 'mfe-events', version: '1.5.0~pr42' },
    ],
    ['an exact version', exactTarget, 'mfe-events@0.1.0-abc', { remote: 'mfe-events', version: '0.1.0-abc' }],
    ['a percentage', percent, '12.5', 12.5],
    ['a percentage with its sign', percent, '5%', 5],
    ['the shares of a plan', steps, '5,25,100', [5, 25, 100]],
    ['minutes', duration, '30m', 30],
    ['hours', duration, '2h', 120],
    ['days', duration, '1d', 1440],
    ['a moment, converted to UTC', moment, '2026-12-01T09:00+09:00', '2026-12-01T00:00:00.000Z'],
    ['on', onOrOff, 'on', true],
    ['off', onOrOff, 'off', false],
    ['a region by its beginning', region, 'south', 'South Korea'],
    ['a region in another case', region, 'united kingdom', 'United Kingdom'],
    ['a number', wholeNumber(1), '7', 7],
  ] as const)('is parsed as %s', (_, read, text, value) => {
    expect((read as (text: string) => unknown)(text)).toEqual(value)
  })

  it.each([
    [remoteName, 'userspace', 'such as mfe-userspace'],
    [target, 'mfe-a@', 'mfe-userspace@1.5.0'],
    [target, 'mfe-a@1.0.0@2', 'mfe-userspace@1.5.0'],
    [target, 'mfe-a@newest', 'mfe-userspace@1.5.0'],
    [exactTarget, 'mfe-events', 'mfe-events@1.5.0'],
    [percent, '101', 'from 0 to 100'],
    [percent, '', 'from 0 to 100'],
    [percent, '%', 'from 0 to 100'],
    [percent, ' %', 'from 0 to 100'],
    [steps, '5,%', 'from 0 to 100'],
    [steps, '25,5', 'ascending'],
    [duration, '30', '30m'],
    [moment, '2026-12-01T09:00', 'with its zone'],
    [moment, '2026-13-01T09:00Z', 'with its zone'],
    [moment, '2026-02-30T09:00Z', 'with its zone'],
    [onOrOff, 'yes', 'on or off'],
    [region, 'Japan', '"South Korea"'],
    [region, '', '"South Korea"'],
    [wholeNumber(1), '0', '1 or more'],
    [wholeNumber(), '-1', '0 or more'],
  ] as const)('is refused by %p: "%s"', (read, text, advice) => {
    expect(() => read(text)).toThrow(advice)
  })
})
