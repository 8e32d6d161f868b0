import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../site/accessibility'
import { joinAs, newPerson } from '../site/members'
import { test as onOwnSite } from '../site/own-site'
import { tags } from '../site/tags'
import { startTranslator } from '../site/translator'
import { expect, test } from '../site/visit'

const post = {
  type: 'qb',
  subject: '서울에서 방 구하기',
  description: '<p>보증금은 얼마인가요?</p>',
} as const

/** Presses the button by keyboard. */
async function press(within: Locator, name: string): Promise<void> {
  const button = within.getByRole('button', { name })
  await button.focus()
  await button.press('Enter')
}

const article = (page: Page) => page.getByRole('article')

onOwnSite(
  'texts in another language are translated at a press, and the site asks its translation service once',
  tags('@one-width', '@full', '@mfe-userspace', '@mfe-messages'),
  async ({ page, site }) => {
    const translator = await startTranslator()
    await site.restart({ TRANSLATION_URL: translator.url })
    const alex = await newPerson(site.url, 'alex')
    const address = await alex.publish(post)
    await alex.comment(address, '저도 궁금합니다')
    const mina = await joinAs(page, 'mina')
    await alex.sendMessage(mina, '내일 볼까요?')

    await page.goto(address)
    await press(article(page), 'Translate')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`en[${post.subject}]`)
    await expect(page.locator('p[lang=en]')).toHaveText('en[보증금은 얼마인가요?]')
    await expectAccessible(page, 'a translated post')
    await press(article(page), 'Show the original')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(post.subject)
    const comments = page.getByRole('region', { name: /^Comments/ })
    await press(comments, 'Translate')
    await expect(comments.getByText('en[저도 궁금합니다]')).toBeVisible()

    await page.reload()
    await press(article(page), 'Translate')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`en[${post.subject}]`)
    expect(translator.asked.filter((text) => text === post.subject)).toHaveLength(1)

    await page.goto('/conversations')
    await page.getByRole('link', { name: new RegExp(alex.nick) }).click()
    const log = page.getByRole('log', { name: 'Messages' })
    await press(log, 'Translate')
    await expect(log.getByText('en[내일 볼까요?]')).toBeVisible()
    await expectAccessible(page, 'a translated message')
    await translator.stop()
  },
)

test(
  'a browser that translates does it on the device, and sends nothing',
  tags('@both-widths', '@mfe-userspace'),
  async ({ page, baseURL }) => {
    const calls: string[] = []
    page.on('request', (request) => calls.push(new URL(request.url()).pathname))
    await page.addInitScript(() => {
      const available = async () => 'available'
      const create = async ({ targetLanguage = '' } = {}) => ({
        detect: async () => [{ detectedLanguage: 'ko', confidence: 1 }],
        translate: async (line: string) => `${targetLanguage}(${line})`,
      })
      Object.assign(globalThis, {
        Translator: { availability: available, create },
        LanguageDetector: { availability: available, create },
      })
    })
    const alex = await newPerson(baseURL ?? '', 'alex')
    await page.goto(await alex.publish(post))
    await expect(article(page)).not.toContainText('Translated')
    await press(article(page), 'Translate')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`en(${post.subject})`)
    await expect(article(page).getByRole('status')).toHaveText('Translated on this device')
    await expectAccessible(page, 'a post translated on the device')
    expect(calls).not.toContain('/api/translation')
  },
)
