import { brokenScreens } from '../broken-version'
import { itShowsEarlierVersion } from '../scenarios'

itShowsEarlierVersion({
  name: 'throws at first mount',
  sees: 'The last good version, and a line that says so.',
  cause: (page, section) =>
    brokenScreens(page, section, 'throws-at-first-mount', () => (screen) => {
      if (document.documentElement.dataset.faultEnded === undefined) throw new Error('broken at mount')
      return screen()
    }),
})
