import { createLanguageStore, createSessionStore } from '@within-reach/shared-core'
import { mina } from '@within-reach/shared-core/testing'
import { createDecisionStore } from '@within-reach/runtime'
import { completeStore, decision, live } from '@within-reach/runtime/testing'
import { pageTitles } from './titles'

const titles = () => {
  const language = createLanguageStore('en')
  const session = createSessionStore()
  const console = live('mfe-console', [
    { path: '/console', title: { en: 'Console', ko: '콘솔' }, audience: 'operators' },
  ])
  const all = { ...decision, remotes: { ...decision.remotes, ...console } }
  return { language, session, ...pageTitles(completeStore(all), language, session) }
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

  it('of a page that never left is shown again, and follows the language again if it is that of its address', () => {
    const { show, set, current, language } = titles()
    show('/view')
    set('A quiet room')
    show('/userspacejobs')()
    expect([document.title, current()]).toEqual(['A quiet room · Within Reach', 'A quiet room'])
    window.history.replaceState(null, '', '/aboutus')
    show('/aboutus')
    show('/userspacejobs')()
    language.choose('ko')
    expect(document.title).toBe('회사 소개 · Within Reach')
  })

  it('is English in a language that the record of its remote lacks', () => {
    const { show, language } = titles()
    language.choose('vi')
    show('/userspacejobs')
    expect(document.title).toBe('Jobs · Within Reach')
    show('/aboutus')
    expect(document.title).not.toBe('About us · Within Reach')
  })

  it('that a page set itself is not translated', () => {
    const { show, set, language } = titles()
    show('/view')
    set('A quiet room')
    language.choose('ko')
    expect(document.title).toBe('A quiet room · Within Reach')
  })

  it('of an unknown page is the site’s while the decision is incomplete, and its own afterwards', async () => {
    const found = { decision, isWhole: true }
    const missing = createDecisionStore(undefined, () => Promise.resolve(found))
    const { show } = pageTitles(missing, createLanguageStore('en'), createSessionStore())
    window.history.replaceState(null, '', '/userspacejobs')
    show('/userspacejobs')
    expect(document.title).toBe('Within Reach')
    await missing.complete()
    expect(document.title).toBe('Jobs · Within Reach')
  })

  it("of an operators' page is shown to operators only, once an operator is logged in", () => {
    const { show, session } = titles()
    window.history.replaceState(null, '', '/console')
    show('/console')
    expect(document.title).toBe('Page not found · Within Reach')
    session.dispatch({ type: 'restored', member: mina })
    expect(document.title).toBe('Page not found · Within Reach')
    session.dispatch({ type: 'restored', member: { ...mina, operator: true } })
    expect(document.title).toBe('Console · Within Reach')
    session.dispatch({ type: 'loggedOut' })
    expect(document.title).toBe('Page not found · Within Reach')
  })
})
