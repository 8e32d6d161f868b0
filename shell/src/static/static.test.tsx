import { act, screen, waitFor, within } from '@testing-library/react'
import { byLanguage, type Language, languages } from '@within-reach/contract'
import { createLanguageStore } from '@within-reach/shared-core'
import { renderRemote } from '@within-reach/shared-core/testing'
import { InShell } from '../testing/in-shell'
import { Component as About } from './about'
import { Component as Privacy, texts as privacyTexts } from './privacy'
import { Component as Terms, texts as termsTexts } from './terms'
import { terms } from './terms.en'
import { Translated } from './translated'

/** The letters that only texts of a language have. */
const letters: Readonly<Record<Language, RegExp>> = {
  en: /[a-z]/,
  ko: /[가-힣]/,
  zh: /\p{Script=Han}/u,
  vi: /[a-zà-ỹ]/i,
}

const contents = () => within(screen.getByRole('navigation', { name: 'On this page' }))

describe.each([
  ['Terms of Use', '/terms', <Terms key="terms" />],
  ['Privacy Policy', '/privacy', <Privacy key="privacy" />],
])('%s', (title, path, page) => {
  it('is in effect since 2023-10-03', async () => {
    spec('1.privacy', '1.terms-effective', '9.effective')
    renderRemote(page, { path })
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title)
    expect(screen.getByText('2023-10-03')).toBeVisible()
  })

  it('has a table of contents whose entries lead to their sections', async () => {
    const { user, shell } = renderRemote(page, { path })
    await screen.findByRole('heading', { level: 1 })
    const links = contents().getAllByRole('link')
    expect(links.length).toBeGreaterThan(8)
    for (const link of links) {
      await user.click(link)
      expect(shell.navigate).toHaveBeenLastCalledWith(link.getAttribute('href'), expect.anything())
      expect(screen.getByRole('region', { name: link.textContent })).toHaveFocus()
    }
  })
})

const translated = languages.filter((language) => language !== 'en')

describe.each([
  ['terms', '/terms', <Terms key="terms" />, termsTexts],
  ['privacy policy', '/privacy', <Privacy key="privacy" />, privacyTexts],
])('the %s', (_name, path, page, texts) => {
  it.each(translated)('in %s match the English section by section', async (wanted) => {
    spec('readings.languages.policies')
    const [english, other] = await Promise.all([texts.en(), texts[wanted]()])
    expect(other.sections.map(({ id }) => id)).toEqual(english.sections.map(({ id }) => id))
    for (const [at, { title }] of other.sections.entries())
      expect(title).not.toBe(english.sections[at]?.title)
    for (const { title } of other.sections) expect(title).toMatch(letters[wanted])
  })

  it.each(translated)('in %s replace the English when the language is chosen', async (wanted) => {
    const [english, other] = await Promise.all([texts.en(), texts[wanted]()])
    const language = createLanguageStore('en')
    renderRemote(page, { path, props: language })
    expect(await screen.findByRole('heading', { name: english.title })).toBeVisible()
    act(() => language.choose(wanted))
    expect(await screen.findByRole('heading', { name: other.title })).toBeVisible()
    expect(screen.getByText('2023-10-03')).toBeVisible()
  })
})

describe('a long text', () => {
  it('keeps the previous language while the new one cannot be loaded', async () => {
    const language = createLanguageStore('en')
    const offline = () => Promise.reject(new Error('offline'))
    const lost = { ...byLanguage(() => offline), en: async () => terms }
    const { shell } = renderRemote(<Translated texts={lost} />, { path: '/terms', props: language })
    await screen.findByRole('heading', { name: 'Terms of Use' })
    act(() => language.choose('ko'))
    await waitFor(() => expect(shell.report).toHaveBeenCalledTimes(1))
    expect(screen.getByRole('heading', { name: 'Terms of Use' })).toBeVisible()
  })
})

describe('the terms', () => {
  it('say who may use the site and which law governs', async () => {
    spec('1.terms-age', '1.terms-law', '9.age')
    renderRemote(<Terms />, { path: '/terms' })
    expect(await screen.findByRole('region', { name: 'Who may use it' })).toHaveTextContent('18 or older')
    expect(screen.getByRole('region', { name: 'Law and courts' })).toHaveTextContent('law of South Korea')
  })

  it('say that a post can be reported below it, and that some members are checked', async () => {
    renderRemote(<Terms />, { path: '/terms' })
    const policy = await screen.findByRole('region', { name: 'Posting Policy' })
    expect(policy).toHaveTextContent('To report a post, press “Report” below it')
    expect(screen.getByRole('region', { name: 'Between members' })).toHaveTextContent(
      'We check members only as far as it is said beside their posts',
    )
  })

  it('hold the posting policy where the footer leads', async () => {
    spec('2.footer.posting-policy')
    renderRemote(<Terms />, { path: '/terms' })
    expect(await screen.findByRole('region', { name: 'Posting Policy' })).toHaveAttribute(
      'id',
      'posting-policy',
    )
  })
})

describe('the privacy policy', () => {
  it('says what nationality, gender and visa are used for, and how long they are kept', async () => {
    spec('1.privacy', 'readings.policies')
    renderRemote(<Privacy />, { path: '/privacy' })
    const inquiries = await screen.findByRole('region', { name: /^Inquiries/ })
    expect(
      within(inquiries)
        .getAllByRole('term')
        .map((term) => term.textContent),
    ).toEqual(expect.arrayContaining(['Nationality', 'Gender', 'Visa and admission']))
    expect(inquiries).toHaveTextContent('deleted one year after they were sent')
  })

  it('says what logs and limits keep of a visitor, and promises no deletion that the site does not make', async () => {
    renderRemote(<Privacy />, { path: '/privacy' })
    const logs = await screen.findByRole('region', { name: 'Technical logs and limits' })
    expect(logs).toHaveTextContent('does not note who asked or from where')
    expect(logs).toHaveTextContent(
      /network addresses .* the emails that were entered, .* for one day at most/,
    )
    expect(logs).not.toHaveTextContent('30 days')
    expect(screen.queryByRole('term', { name: 'Logs' })).toBeNull()
  })

  it('says which written texts a log-out deletes from the browser', async () => {
    renderRemote(<Privacy />, { path: '/privacy' })
    expect(await screen.findByText(/Logging out does not delete the drafts of your account/)).toBeVisible()
    expect(screen.getByText(/Logging out deletes what you read and sent in this way/)).toBeVisible()
  })

  it('says that a program checks texts, and that moderators may get a message without a report', async () => {
    renderRemote(<Privacy />, { path: '/privacy' })
    const checks = await screen.findByRole('region', { name: 'Checks for scams' })
    expect(checks).toHaveTextContent('compares each post, comment and message')
    expect(checks).toHaveTextContent('come to the moderators without a report')
    expect(checks).toHaveTextContent('deleted after 30 days')
    const posts = screen.getByRole('region', { name: 'Posts, comments and messages' })
    expect(posts).toHaveTextContent('if our check for scams finds a grave one')
  })

  it('names the cookies of a login by another provider', async () => {
    renderRemote(<Privacy />, { path: '/privacy' })
    const cookies = await screen.findByRole('region', { name: 'Cookies and storage' })
    expect(cookies).toHaveTextContent('log in by another provider, two cookies')
  })

  it('names the cookie of the time zone', async () => {
    renderRemote(<Privacy />, { path: '/privacy' })
    const cookies = await screen.findByRole('region', { name: 'Cookies and storage' })
    expect(cookies).toHaveTextContent('names the time zone of your browser')
  })

  it('names the address for questions', async () => {
    renderRemote(<Privacy />, { path: '/privacy' })
    const [link] = await screen.findAllByRole('link', { name: 'support@example.com' })
    expect(link).toHaveAttribute('href', 'mailto:support@example.com')
  })
})

describe('about us', () => {
  it('links to the pages that it mentions', () => {
    spec('1.about')
    renderRemote(<About />, { path: '/aboutus', frame: <InShell /> })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('About us')
    expect(screen.getByText(/Currently for South Korea and the United Kingdom/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'jobs' })).toHaveAttribute('href', '/userspacejobs')
  })
})
