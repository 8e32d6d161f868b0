import { brokenLifecycles } from '../broken-version'
import { tellOfNothing } from '../story'

tellOfNothing({
  name: 'hangs at unmount',
  sees: 'The next section two seconds later than usual.',
  cause: (page, section) =>
    brokenLifecycles(page, section, 'hangs-at-unmount', (create) => (content, words) => ({
      ...create(content, words),
      unmount: () => new Promise(() => {}),
    })),
})
