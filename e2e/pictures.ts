import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import { runRegistry } from './site/registry-command'
import { runSite } from './site/run-site'
import { builtRemotes } from './site/start'

// `npm run pictures`: takes the screenshots of the README from the built site with its sample content.

const docs = fileURLToPath(new URL('../docs', import.meta.url))
const viewport = { width: 1280, height: 860 }
/** The height that shows every section in the console. */
const consoleHeight = 1100
/** The width of the saved screenshot, in pixels. */
const width = 1000
const executablePath = [process.env.PLAYWRIGHT_CHROMIUM, '/usr/bin/chromium-headless-shell'].find(
  (file) => file && existsSync(file),
)

const site = await runSite({ remotes: await builtRemotes(), sample: true })
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--hide-scrollbars'] })
try {
  const operate = (...args: string[]) =>
    runRegistry(args, { REACH_SITE: site.url, DATA_DIR: site.dataDir, REACH_TOKEN: '' })
  await operate('grant', 'mina@example.com')
  await operate('regions', 'mfe-userspace', 'United Kingdom', 'off', '--why', 'Moderators are away')
  const page = await browser.newPage({ baseURL: site.url, viewport, reducedMotion: 'reduce' })
  await page.goto('/')
  await savePicture(page, 'home')
  await page.goto('/login')
  await page.getByLabel('Email').fill('mina@example.com')
  await page.getByLabel('Password', { exact: true }).fill('mina within reach')
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await page.getByRole('link', { name: 'My profile' }).waitFor()
  await page.setViewportSize({ ...viewport, height: consoleHeight })
  await page.goto('/console')
  await page.getByRole('button', { name: /^User Space, United Kingdom/ }).waitFor()
  await savePicture(page, 'console')
} finally {
  await browser.close()
  await site.stop()
}

/** Saves a screenshot as WebP, which `page.screenshot()` does not support. */
async function savePicture(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  // The prerendered page hides the plane.
  await page.locator('#prerendered').waitFor({ state: 'detached' })
  // Excludes the space for the scroll bar.
  const { shown, height } = await page.evaluate(() => ({
    shown: document.body.clientWidth,
    height: window.innerHeight,
  }))
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 70,
    clip: { x: 0, y: 0, width: shown, height, scale: width / shown },
  })
  await writeFile(path.join(docs, `${name}.webp`), Buffer.from(data, 'base64'))
}
