import { brokenLifecycles, type Element } from '../broken-version'
import { tellOfEarlierVersion } from '../story'

tellOfEarlierVersion({
  name: 'throws at first mount',
  sees: 'The last good version, and a line that says so.',
  cause: (page, section) =>
    brokenLifecycles(page, section, 'throws-at-first-mount', (create) => (content, words) => {
      const broken = (element: Element): Element => ({
        ...element,
        type() {
          if (document.documentElement.dataset.mended === undefined) throw new Error('broken at mount')
          return element
        },
        props: {},
      })
      return typeof content === 'function'
        ? create(() => broken(content()), words)
        : create(
            content.map((page) => (page.element ? { ...page, element: broken(page.element) } : page)),
            words,
          )
    }),
})
