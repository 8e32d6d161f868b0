import { type Language, languageNames, languages } from '@within-reach/contract'
import { chooseLanguage, languageSwitch } from '../site/choose-language'
import { liveFooter } from '../site/live-footer'
import { tags } from '../site/tags'
import { expect, test } from '../site/visit'

/** What a visitor reads on one page in each language: its title, a label, a link of the footer, and the title of a board. */
const texts: Readonly<
  Record<Language, readonly [title: string, label: string, terms: string, trade: string]>
> = {
  en: ['Short-term stay', 'Location', 'Terms of Use', 'Trade your stuff'],
  ko: ['단기 숙박', '지역', '이용약관', '중고 거래'],
  zh: ['短期住宿', '地点', '使用条款', '二手交易'],
  vi: ['Lưu trú ngắn hạn', 'Khu vực', 'Điều khoản sử dụng', 'Mua bán đồ cũ'],
}

for (const language of languages.filter((one) => one !== 'en'))
  test(
    `a change to ${language} and back in the middle of a form keeps the page and the typed text`,
    tags('@mfe-askreach'),
    async ({ page }) => {
      await page.goto('/askreachshorttermstay')
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Short-term stay')
      await page.getByLabel('Location').fill('Hongdae')
      await expect(languageSwitch(liveFooter(page)).getByRole('option')).toHaveText(
        Object.values(languageNames),
      )

      for (const chosen of [language, 'en', language] as const) {
        await chooseLanguage(liveFooter(page), chosen)
        const [title, label, terms] = texts[chosen]
        await expect(page.locator('html')).toHaveAttribute('lang', chosen)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
        await expect(page).toHaveTitle(`${title} · Within Reach`)
        await expect(page.getByLabel(label)).toHaveValue('Hongdae')
        await expect(liveFooter(page).getByRole('link', { name: terms })).toBeVisible()
      }

      // The service gets the choice too: the HTML of the next page is in the language.
      const html = await (await page.request.get('/userspacetrade')).text()
      expect(html).toContain(`<html lang="${language}"`)
      expect(html).toContain(`<title>${texts[language][3]} · Within Reach</title>`)
      expect(html.match(/<link rel="alternate" hreflang="[^"]+"/g)).toHaveLength(languages.length + 1)
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
