import { brokenScope } from '../broken-version'
import { itKeepsEarlierVersion } from '../scenarios'

itKeepsEarlierVersion({
  name: 'shared version mismatch',
  sees: 'The last good version, and a line that says so. The line stays, because the version keeps needing the other module.',
  cause: (page, section) =>
    brokenScope(page, section, 'shared-version-mismatch', (scope) => {
      const [react] = Object.values(scope.react ?? {})
      if (!react) throw new Error('the shell does not share React')
      // A major version that no remote was built for.
      return { ...scope, react: { '99.0.0': react } }
    }),
})
