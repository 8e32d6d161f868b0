import { brokenLifecycles } from '../broken-version'
import { tellOfNothing } from '../story'

tellOfNothing({
  name: 'throws at unmount',
  sees: 'Nothing: the section is taken out of the page, and the next one comes.',
  cause: (page, section) =>
    brokenLifecycles(page, section, 'throws-at-unmount', (create) => (content, words) => ({
      ...create(content, words),
      unmount: () => Promise.reject(new Error('broken at unmount')),
    })),
})
