import type { Element } from '../../site/broken-lifecycles'
import { brokenLifecycles } from '../broken-version'
import { itShowsEarlierVersion } from '../scenarios'

itShowsEarlierVersion({
  name: 'throws at first mount',
  sees: 'The last good version, and a line that says so.',
  cause: (page, section) =>
    brokenLifecycles(page, section, 'throws-at-first-mount', (create) => (content, catalog) => {
      const broken = (element: Element): Element => ({
        ...element,
        type() {
          if (document.documentElement.dataset.mended === undefined) throw new Error('broken at mount')
          return element
        },
        props: {},
      })
      return typeof content === 'function'
        ? create(() => broken(content()), catalog)
        : create(
            content.map((page) => (page.element ? { ...page, element: broken(page.element) } : page)),
            catalog,
          )
    }),
})
