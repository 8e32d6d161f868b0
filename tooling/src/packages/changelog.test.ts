import { lastRelease } from './changelog'

it.each([
  ['a first version in the making', '# Changelog\n\n## 0.1.0 (not released)\n\n- New.\n', undefined],
  ['a first release', '## 0.1.0 (2026-12-01)\n', '0.1.0'],
  [
    'a version in the making after releases',
    '## 0.3.0 (not released)\n\n## 0.2.0 (2027-01-02)\n\n## 0.1.0 (2026-12-01)\n',
    '0.2.0',
  ],
])('after %s, teams have %s', (_, changelog, expected) => {
  expect(lastRelease(changelog)).toBe(expected)
})

it('a heading without a state is refused', () => {
  expect(() => lastRelease('## 0.1.0\n')).toThrow(
    'write "(not released)" or the date of the release after "## 0.1.0"',
  )
})
