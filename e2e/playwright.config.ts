import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

/** Debian's Chromium where Playwright's own download is refused. */
const chromium = [process.env.PLAYWRIGHT_CHROMIUM, '/usr/bin/chromium'].find(
  (file) => file && existsSync(file),
)

/** The two layouts of the site (specification, section 2): the desktop header, and the mobile header of narrow screens. */
const wide = { width: 1280, height: 800 }
const narrow = { width: 375, height: 740 }

export default defineConfig({
  testDir: './journeys',
  globalSetup: './site/start.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.CI ? [['list'], ['json', { outputFile: 'test-results/results.json' }]] : 'list',
  use: {
    trace: 'retain-on-failure',
    launchOptions: { executablePath: chromium, args: ['--no-sandbox', '--disable-background-networking'] },
  },
  projects: [
    { name: 'wide', use: { viewport: wide } },
    { name: 'narrow', use: { viewport: narrow, hasTouch: true } },
    { name: 'faults', testDir: './faults', use: { viewport: wide } },
  ],
})
