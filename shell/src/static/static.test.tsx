import { screen, within } from '@testing-library/react'
import { renderRemote } from '@within-reach/shared-core/testing'
import { putPageData } from '../testing/page-data'
import { Component as About } from './about'
import { Component as Privacy } from './privacy'
import { Component as Terms } from './terms'

const contents = () => within(screen.getByRole('navigation', { name: 'On this page' }))

describe.each([
  ['Terms of Use', '/terms', <Terms key="terms" />],
  ['Privacy Policy', '/privacy', <Privacy key="privacy" />],
])('%s', (title, path, page) => {
  it('is in effect since 2023-10-03', () => {
    renderRemote(page, { path })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
    expect(screen.getByText('2023-10-03')).toBeVisible()
  })

  it('has a table of contents of which every entry leads to its section', async () => {
    const { user, shell } = renderRemote(page, { path })
    const links = contents().getAllByRole('link')
    expect(links.length).toBeGreaterThan(8)
    for (const link of links) {
      await user.click(link)
      expect(shell.navigate).toHaveBeenLastCalledWith(link.getAttribute('href'), expect.anything())
      expect(screen.getByRole('region', { name: link.textContent })).toHaveFocus()
    }
  })
})

describe('the terms', () => {
  it('say who may use the site and which law governs', () => {
    renderRemote(<Terms />, { path: '/terms' })
    expect(screen.getByRole('region', { name: 'Who may use it' })).toHaveTextContent('18 or older')
    expect(screen.getByRole('region', { name: 'Law and courts' })).toHaveTextContent('law of South Korea')
  })

  it('hold the posting policy where the footer leads', () => {
    renderRemote(<Terms />, { path: '/terms' })
    expect(screen.getByRole('region', { name: 'Posting Policy' })).toHaveAttribute('id', 'posting-policy')
  })
})

describe('the privacy policy', () => {
  it('says what nationality, gender and visa are used for, and how long they are kept', () => {
    renderRemote(<Privacy />, { path: '/privacy' })
    const inquiries = screen.getByRole('region', { name: /^Inquiries/ })
    expect(
      within(inquiries)
        .getAllByRole('term')
        .map((term) => term.textContent),
    ).toEqual(expect.arrayContaining(['Nationality', 'Gender', 'Visa and admission']))
    expect(inquiries).toHaveTextContent('deleted one year after our last answer')
  })

  it('names the address that answers', () => {
    renderRemote(<Privacy />, { path: '/privacy' })
    const [link] = screen.getAllByRole('link', { name: 'support@example.com' })
    expect(link).toHaveAttribute('href', 'mailto:support@example.com')
  })
})

describe('about us', () => {
  it('leads to what it speaks of', () => {
    putPageData()
    renderRemote(<About />, { path: '/aboutus' })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('About us')
    expect(screen.getByText(/Currently for South Korea and the United Kingdom/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'jobs' })).toHaveAttribute('href', '/userspacejobs')
  })
})
