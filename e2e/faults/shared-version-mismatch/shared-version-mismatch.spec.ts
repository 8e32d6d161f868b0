import { brokenEntry } from '../broken-version'
import { itKeepsEarlierVersion } from '../scenarios'

/** What a built entry asks for where it takes React: a range, which webpack writes as how many numbers of it are fixed, and these. */
const wanted = /(?<=\("default","react",!1,)\[1,\d+,\d+,\d+\]/g

itKeepsEarlierVersion({
  name: 'shared version mismatch',
  sees: 'The last good version, and a line that says so. What a version wants stays what it is, so the line stays as well.',
  cause: (page, section) =>
    brokenEntry(page, section, 'shared-version-mismatch', (code) => {
      const changed = code.replaceAll(wanted, '[1,99,0,0]')
      if (changed === code)
        throw new Error('the entry takes no React: has the way changed in which it is built?')
      return changed
    }),
})
