/**
 * The version that teams have: the newest of the changelog with a date, such as `## 0.2.0 (2026-12-01)`. The heading of a
 * version that is not published yet ends with `(not released)`.
 * @returns undefined before the first release
 * @throws Error if a heading of a version has neither
 */
export function lastRelease(changelog: string): string | undefined {
  for (const [heading, version, state = ''] of changelog.matchAll(/^## (\S+)(?: \((.+)\))?$/gm)) {
    if (/^\d{4}-\d\d-\d\d$/.test(state)) return version
    if (state !== 'not released')
      throw new Error(
        `In the changelog, write "(not released)" or the date of the release after "${heading}".`,
      )
  }
  return undefined
}
