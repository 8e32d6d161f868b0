import { brokenLifecycles } from '../broken-version'
import { tellOfEarlierVersion } from '../story'

tellOfEarlierVersion({
  name: 'throws while loading',
  sees: 'The last good version, and a line that says so.',
  cause: (page, section) =>
    brokenLifecycles(page, section, 'throws-while-loading', (create) => (content, words) => {
      if (document.documentElement.dataset.mended === undefined) throw new Error('broken while loading')
      return create(content, words)
    }),
})
