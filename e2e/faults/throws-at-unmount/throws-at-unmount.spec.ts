import { brokenLifecycles } from '../broken-version'
import { itShowsNothing } from '../scenarios'

itShowsNothing({
  name: 'throws at unmount',
  sees: 'Nothing: the section is taken out of the page, and the next one comes.',
  cause: (page, section) =>
    brokenLifecycles(page, section, 'throws-at-unmount', (create) => (content, catalog) => ({
      ...create(content, catalog),
      unmount: () => Promise.reject(new Error('broken at unmount')),
    })),
})
