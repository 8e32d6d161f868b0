import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { languages } from '@within-reach/contract'
import { expectAccessible, settled } from '../site/accessibility'
import { builtPanel, builtShell } from '../site/built-panel'
import { shiftsOf, watchShifts } from '../site/shifts'
import { tags } from '../site/tags'
import { expect, required, test } from '../site/visit'

const keys = 'Control+Shift+Period'
const board = '/userspacetrade'

const panelOf = (page: Page) =>
  page.getByRole('dialog', { name: /^(Developer panel|개발자 패널|开发者面板|Bảng nhà phát triển)$/ })
const cardOf = (panel: Locator, remote: string) =>
  panel.locator('details').filter({ has: panel.page().getByRole('heading', { name: remote, exact: true }) })

/** The pixels by which the scrolling parts of the panel scroll sideways. */
const sidewaysIn = (panel: Locator) =>
  panel.evaluate((dialog) =>
    [dialog, ...dialog.querySelectorAll('*')]
      .filter((part) => ['auto', 'scroll'].includes(getComputedStyle(part).overflowX))
      .map((part) => part.scrollWidth - part.clientWidth),
  )

test(
  'a page loads nothing of the developer panel; the keyboard opens it, and Escape returns to the page',
  tags('@both-widths', '@mfe-userspace'),
  async ({ page }) => {
    const { names, inEnglish } = await builtPanel()
    const requested: string[] = []
    page.on('request', (request) => requested.push(path.posix.basename(new URL(request.url()).pathname)))
    const ofPanel = () => requested.filter((name) => names.includes(name))

    await page.goto(board)
    await settled(page)
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Use' })
    await link.focus()
    expect(ofPanel()).toEqual([])
    await page.keyboard.press(keys)

    const panel = panelOf(page)
    await expect(panel).toBeVisible()
    expect(new Set(ofPanel())).toEqual(new Set(inEnglish))
    await page.keyboard.press('Tab')
    expect(await panel.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)

    const card = cardOf(panel, 'mfe-userspace')
    await expect(card.locator('summary code')).toHaveText(/^\d+\.\d+\.\d+-/)
    await expect(card).toContainText('It is live for everybody.')
    await expect(card).toContainText(/Since\w+ \d+, \d{4}/)
    await expect(card).toContainText(/Loaded: [\d.]+ kB \(files: \d+\)/)
    await expect(card).toContainText(/loaded in \d+ ms · mounted in \d+ ms · largest paint \(LCP\) \d+ ms/)
    await expect(card.getByRole('row', { name: /^react \^19/ })).toContainText('from shell')
    await expect(card).toContainText('Only operators of this site')
    await expectAccessible(page, 'the developer panel')

    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(link).toBeFocused()
  },
)

test(
  'no file that a page loads, or that a browser keeps, contains a part of the developer panel',
  tags('@one-width'),
  async () => {
    const { names, texts } = await builtPanel()
    const { folder, record } = await builtShell()
    // Its script, its style, and its messages in each language.
    const kinds = ['.css', '.js', ...languages.map(() => '.js')]
    expect(names.map((name) => path.extname(name)).sort()).toEqual(kinds)
    const html = await readFile(path.join(folder, 'index.html'), 'utf8')
    const { files, ...loaded } = record
    const offline = (await (await fetch(`${required('SITE_URL')}/offline.json`)).json()) as { files: object }
    for (const name of names)
      for (const list of [html, JSON.stringify(loaded), Object.keys(offline.files).join(' ')])
        expect(list).not.toContain(name)

    const others = Object.keys(files).filter((name) => name.endsWith('.js') && !names.includes(name))
    expect(texts.length).toBeGreaterThan(10)
    for (const name of others) {
      const script = await readFile(path.join(folder, name), 'utf8')
      expect(texts.filter((text) => script.includes(text))).toEqual([])
    }
  },
)

test(
  'the developer panel is accessible and fits at every width, in every language and both themes',
  tags('@one-width', '@mfe-userspace'),
  async ({ page }) => {
    for (const [at, language] of languages.entries()) {
      const colorScheme = at % 2 === 0 ? 'light' : 'dark'
      await page.context().addCookies([{ name: 'language', value: language, url: required('SITE_URL') }])
      await page.emulateMedia({ colorScheme })
      await page.goto(`${board}?diagnostics`)
      const panel = panelOf(page)
      await expect(cardOf(panel, 'mfe-userspace').getByRole('table')).toBeVisible()
      const closed = panel.locator('details:not([open]) > summary')
      while ((await closed.count()) > 0) await closed.first().click()
      for (const width of [1280, 768, 375, 320]) {
        await page.setViewportSize({ width, height: 800 })
        const state = `the developer panel in ${language} at ${width} px`
        await expectAccessible(page, state)
        expect.soft(Math.max(...(await sidewaysIn(panel))), state).toBeLessThanOrEqual(0)
      }
    }
  },
)

test(
  'outlines name the sections of a page without moving anything, and Escape hides them',
  tags('@both-widths', '@mfe-userspace'),
  async ({ page }) => {
    await watchShifts(page)
    await page.goto(board)
    await settled(page)
    const heading = page.getByRole('heading', { level: 1 })
    const before = await heading.boundingBox()
    expect(await shiftsOf(page)).toEqual([])
    await page.keyboard.press(keys)
    await panelOf(page).getByRole('button', { name: 'Outline the sections' }).click()

    const outlines = page.getByRole('complementary', { name: 'Outlines of the sections' })
    await expect(outlines.getByText(/^mfe-userspace \d/)).toBeVisible()
    await expect(outlines.getByText('shell').first()).toBeVisible()
    await expect(outlines.getByRole('button', { name: 'Details' })).toBeFocused()
    await expectAccessible(page, 'a page with outlines')
    // The panel's own rows may move when their figures arrive.
    expect(await heading.boundingBox()).toEqual(before)
    await page.keyboard.press('Escape')
    await expect(outlines).toBeHidden()
  },
)

test(
  'a copied link opens the same page with the panel, and says which versions differ',
  tags('@one-width', '@mfe-userspace'),
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(`${board}?page=1`)
    await settled(page)
    await page.keyboard.press(keys)
    await panelOf(page).getByRole('button', { name: 'Copy a link' }).click()
    await expect(panelOf(page).getByRole('button', { name: 'Copied' })).toBeVisible()
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()))
    expect(link.searchParams.get('diagnostics')).toMatch(/^mfe-userspace@\d/)

    link.searchParams.set('diagnostics', 'mfe-userspace@0.0.1')
    await page.goto(link.pathname + link.search)
    await expect(panelOf(page)).toContainText(/mfe-userspace: 0\.0\.1 there, \d\S+ here/)
    await panelOf(page).getByRole('button', { name: 'Close' }).click()
    await expect(page).toHaveURL(`${board}?page=1`)
  },
)
