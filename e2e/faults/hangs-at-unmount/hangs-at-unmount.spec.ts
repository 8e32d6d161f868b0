import { brokenLifecycles } from '../broken-version'
import { itShowsNothing } from '../scenarios'

itShowsNothing({
  name: 'hangs at unmount',
  sees: 'The next section, two seconds later than usual.',
  cause: (page, section) =>
    brokenLifecycles(page, section, 'hangs-at-unmount', (create) => (content, catalog) => ({
      ...create(content, catalog),
      unmount: () => new Promise(() => {}),
    })),
})
