import { brokenEntry } from '../broken-version'
import { tellOfStandIn } from '../story'

/** What a built entry asks for where it shares React. */
const wanted = /requiredVersion:"\^\d+\.\d+\.\d+"(?=[^}]*shareKey:"react")/g

tellOfStandIn({
  name: 'shared version mismatch',
  sees: 'The last good version, and a line that says so. What a version wants stays what it is, so the line stays as well.',
  cause: (page, section) =>
    brokenEntry(page, section, 'shared-version-mismatch', (code) => {
      const changed = code.replaceAll(wanted, 'requiredVersion:"^99.0.0"')
      if (changed === code)
        throw new Error('the entry shares no React: has the way changed in which it is built?')
      return changed
    }),
})
