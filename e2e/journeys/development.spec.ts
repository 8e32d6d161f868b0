import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { startKitDev } from '@within-reach/kit/dev-process'
import type { Page } from '@playwright/test'
import { copyRemote } from '../site/developed-copy'
import { holdBack } from '../site/hold-back'
import { newPerson } from '../site/members'
import { expect, test } from '../site/own-site'
import { tags } from '../site/tags'
import { serveOverTls } from '../site/tls'
import { expectLoggedIn } from './people'

const list = 'src/board-list/board-list.tsx'
const heading = '<h1>{t(board.title)}</h1>'

/** Marks the page, so that a reload can be noticed. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isMarked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window)

test(
  'a team develops its remote inside the deployed site: its changes appear at once, in its own browser only',
  tags('@full', '@one-width', '@mfe-userspace'),
  async ({ browser, visitor, site }) => {
    // Mistakes are made on purpose.
    const { page } = await visitor({ mayComplain: true })
    await site.restart({ DEVELOPMENT: 'on' })
    const token = (await readFile(path.join(site.dataDir, 'reach-token'), 'utf8')).trim()
    const copy = await copyRemote('mfe-userspace')
    const repair = copy.change(list, heading, '<h1>{t(board.title)</h1>')
    const dev = await startKitDev(copy.root, ['--site', site.url, '--token', token])
    try {
      const own = new URL(dev.link).origin
      await page.goto(dev.link)
      await page.waitForURL(`${own}/`)
      const title = page.getByRole('heading', { level: 1 })
      const search = page.getByRole('searchbox')
      const [bar, mistakes] = [
        page.locator('kit-dev').getByRole('status'),
        page.locator('kit-dev').getByRole('alert'),
      ]

      await test.step('while its build fails, the deployed version and the mistake are shown', async () => {
        await page.goto(`${own}/userspacetrade`)
        await expect(title).toHaveText('Trade your stuff')
        await expect(mistakes).toContainText('The build fails')
        await expect(mistakes).toContainText(/src\/board-list\/board-list\.tsx:\d+/)
        await expect(bar).toContainText('mfe-userspace as deployed')
        await search.fill('a kettle')
        repair()
        await expect(bar).toContainText('mfe-userspace from this computer')
        await expect(title).toHaveText('Trade your stuff')
        await expect(mistakes).toHaveCount(0)
      })
      await test.step('what was typed before is in the page of the sources, also while that is loaded', async () => {
        await expect(search).toHaveValue('a kettle')
        const release = await holdBack(page, '**/0.0.0-dev/entry.js')
        await page.reload()
        await expect(page.locator('#prerendered')).toBeVisible()
        await search.fill('a lamp')
        release()
        await expect(page.locator('#prerendered')).toHaveCount(0)
        await expect(search).toHaveValue('a lamp')
      })
      await test.step('a saved change keeps what was typed', async () => {
        await mark(page)
        await search.fill('a sofa')
        const undo = copy.change(list, heading, '<h1>Things of yours</h1>')
        await expect(title).toHaveText('Things of yours')
        await expect(search).toHaveValue('a sofa')
        undo()
        await expect(title).toHaveText('Trade your stuff')
        expect(await isMarked(page)).toBe(true)
      })
      await test.step('a style is replaced without a reload', async () => {
        const undo = copy.change(
          'src/board-list/board-list.module.css',
          '.header h1 {',
          '.header h1 {\n  color: rgb(255 0 0);',
        )
        await expect(title).toHaveCSS('color', 'rgb(255, 0, 0)')
        undo()
        await expect(title).not.toHaveCSS('color', 'rgb(255, 0, 0)')
        await expect(search).toHaveValue('a sofa')
        expect(await isMarked(page)).toBe(true)
      })
      await test.step('an error while drawing is shown with its place in the sources', async () => {
        const line = (await readFile(path.join(copy.root, list), 'utf8'))
          .split(heading)[0]
          ?.split('\n').length
        const undo = copy.change(list, heading, '<h1>{(null as never as Board).type}</h1>')
        await expect(mistakes).toContainText('An error in the page')
        await expect(mistakes).toContainText(`${list}:${String(line)}`)
        undo()
        await expect(title).toHaveText('Trade your stuff')
      })
      await test.step('routes and words are read again without a restart', async () => {
        copy.change(
          'src/board-list/page.ts',
          "title: { en: 'Trade your stuff'",
          "title: { en: 'Give it away'",
        )
        await expect(async () => {
          await page.goto(`${own}/userspacetrade`)
          await expect(page).toHaveTitle(/^Give it away/, { timeout: 2000 })
        }).toPass()
      })
      await test.step('nobody else sees it', async () => {
        const other = await browser.newContext()
        const second = await other.newPage()
        const refused = await second.goto(dev.link)
        expect(refused?.status()).toBe(403)
        await second.goto(`${site.url}/userspacetrade`)
        await expect(second.locator('#kit-dev')).toHaveCount(0)
        await expect(second).toHaveTitle(/^Trade your stuff/)
        await other.close()
      })
      await test.step('the page says when kit dev has stopped', async () => {
        await dev.stop()
        await expect(bar).toHaveText('kit dev has stopped; waiting for it')
      })
    } finally {
      await dev.stop()
      await copy.remove()
    }
  },
)

test(
  'several remotes are developed inside a site with https: the login stays, and the console has no rights of an operator',
  tags('@full', '@one-width', '@mfe-userspace', '@mfe-console', '@mfe-account'),
  async ({ visitor, site, registry }) => {
    // The site refuses calls on purpose.
    const { page, context } = await visitor({ mayComplain: true })
    const { email, password } = await newPerson(site.url, 'mina')
    await registry.grant(email)
    const secure = await serveOverTls(site.url)
    await site.restart({ DEVELOPMENT: 'on', PUBLIC_URL: secure.url })
    const token = (await readFile(path.join(site.dataDir, 'reach-token'), 'utf8')).trim()
    const [copy, another] = [await copyRemote('mfe-userspace'), await copyRemote('mfe-console')]
    const folders = `.,${another.root}`
    const dev = await startKitDev(copy.root, [folders, '--site', secure.url, '--token', token], secure.trust)
    try {
      const own = new URL(dev.link).origin
      const bar = page.locator('kit-dev').getByRole('status')
      const withoutRights = /gives no operator’s rights to a page under development/
      await page.goto(dev.link)
      await page.waitForURL(`${own}/`)

      await test.step('an operator logs in, and stays logged in', async () => {
        await page.goto(`${own}/login`)
        await page.getByLabel('Email').fill(email)
        await page.getByLabel('Password', { exact: true }).fill(password)
        await page.getByLabel('Password', { exact: true }).press('Enter')
        await expectLoggedIn(page)
        await page.reload()
        await expectLoggedIn(page)
        const kept = (await context.cookies(own)).filter(({ name }) => name.includes('session'))
        expect(kept).toMatchObject([{ name: 'wr_session', httpOnly: true, sameSite: 'Strict' }])
      })
      await test.step('a saved change is on screen', async () => {
        await page.goto(`${own}/userspacetrade`)
        await expect(bar).toContainText('mfe-userspace, mfe-console from this computer')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trade your stuff')
        copy.change(list, heading, '<h1>Things of yours</h1>')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Things of yours')
        await expect(bar).not.toContainText(withoutRights)
      })
      await test.step('the console shows nothing of the site, and the page says why', async () => {
        await page.goto(`${own}/console`)
        await expect(bar).toContainText(withoutRights)
        await expect(bar).toContainText('mfe-console from this computer')
        await expect(page.getByRole('main').getByRole('button', { name: /South Korea/ })).toHaveCount(0)
        const refused = await page.evaluate(async () => {
          const { status } = await fetch('/api/registryStatus', { method: 'POST' })
          return status
        })
        expect(refused).toBe(403)
      })
      await test.step('the explanation ends with the page', async () => {
        await page.getByRole('banner').getByRole('link', { name: 'Within Reach, home' }).click()
        await expect(bar).not.toContainText(withoutRights)
      })
    } finally {
      await dev.stop()
      await secure.stop()
      await Promise.all([copy.remove(), another.remove()])
    }
  },
)
