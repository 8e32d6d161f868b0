import { brokenLifecycles } from '../broken-version'
import { itShowsEarlierVersion } from '../scenarios'

itShowsEarlierVersion({
  name: 'throws while loading',
  sees: 'The last good version, and a line that says so.',
  cause: (page, section) =>
    brokenLifecycles(page, section, 'throws-while-loading', (create) => (content, catalog) => {
      if (document.documentElement.dataset.faultEnded === undefined) throw new Error('broken while loading')
      return create(content, catalog)
    }),
})
