import { liveFooter } from '../site/live-footer'
import { tags } from '../site/tags'
import { expect, test } from '../site/visit'

test(
  'a change of language in the middle of a form keeps the page and the typed text',
  tags('@mfe-askreach'),
  async ({ page }) => {
    await page.goto('/askreachshorttermstay')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Short-term stay')
    await page.getByLabel('Location').fill('Hongdae')

    await liveFooter(page).getByRole('radio', { name: '한국어' }).check()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('단기 숙박')
    await expect(page).toHaveTitle('단기 숙박 · Within Reach')
    await expect(page.getByLabel('지역')).toHaveValue('Hongdae')
    await expect(liveFooter(page).getByRole('link', { name: '이용약관' })).toBeVisible()

    // The service gets the choice too: the HTML of the next page is Korean.
    const html = await (await page.request.get('/userspacetrade')).text()
    expect(html).toContain('<html lang="ko"')
    expect(html).toContain('<title>중고 거래 · Within Reach</title>')
  },
)

test(
  'a page loads the messages of one language, and only of the visible remotes',
  tags('@mfe-account'),
  async ({ page }) => {
    const catalogs: string[] = []
    page.on('request', (request) => {
      const name = /([\w-]+)\/[^/]*\/?i18n-(\w+)-po/.exec(request.url())
      if (name) catalogs.push(`${name[1]} ${name[2]}`)
    })
    await page.goto('/login')
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    expect(catalogs.length).toBeGreaterThan(0)
    expect(catalogs.filter((name) => !name.endsWith(' en'))).toEqual([])
    expect(catalogs.filter((name) => /userspace|askreach|messages/.test(name))).toEqual([])
  },
)

test.describe('a browser that prefers Korean and the dark theme', () => {
  test.use({ locale: 'ko-KR', colorScheme: 'dark' })

  test('gets both at once, and keeps a different choice', async ({ page }) => {
    await page.goto('/aboutus')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const dark = await background()
    await liveFooter(page).getByRole('radio', { name: '밝게' }).check()
    await expect.poll(background).not.toBe(dark)
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    expect(await background()).not.toBe(dark)
  })
})
