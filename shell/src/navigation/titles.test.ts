import { createLanguageStore } from '@within-reach/shared-core'
import { decision } from '../testing/page-data'
import { pageTitles } from './titles'

const titles = () => {
  const language = createLanguageStore('en')
  return { language, ...pageTitles(decision, language) }
}

describe('the title', () => {
  it.each([
    ['/', 'Within Reach', 'Within Reach'],
    ['/userspacejobs', 'Jobs · Within Reach', 'Jobs'],
    ['/aboutus', 'About us · Within Reach', 'About us'],
    ['/nowhere', 'Page not found · Within Reach', 'Page not found'],
  ])('of %s is "%s"', (pathname, title, name) => {
    const { show, current } = titles()
    show(pathname)
    expect([document.title, current()]).toEqual([title, name])
  })

  it('follows the language', () => {
    const { show, language } = titles()
    window.history.replaceState(null, '', '/userspacejobs')
    show('/userspacejobs')
    language.choose('ko')
    expect(document.title).toBe('일자리 · Within Reach')
  })

  it('that a page gave itself stays in its own words', () => {
    const { show, set, language } = titles()
    show('/view')
    set('A quiet room')
    language.choose('ko')
    expect(document.title).toBe('A quiet room · Within Reach')
  })
})
