import { brokenLifecycles } from '../broken-version'
import { itShowsNothing } from '../scenarios'

itShowsNothing({
  name: 'throws at unmount',
  sees: 'Nothing: the section is removed, and the next one appears.',
  cause: (page, section) =>
    brokenLifecycles(page, section, 'throws-at-unmount', (create) => (content, catalog) => ({
      ...create(content, catalog),
      unmount: () => Promise.reject(new Error('broken at unmount')),
    })),
})
