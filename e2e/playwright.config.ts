import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

/** Debian's browsers, if Playwright's own download is refused. The headless shell takes half of the processor time. */
const chromium = [
  process.env.PLAYWRIGHT_CHROMIUM,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
].find((file) => file && existsSync(file))

/** The two layouts of the site (specification, section 2): the desktop header, and the mobile header of narrow screens. */
const wide = { viewport: { width: 1280, height: 800 } }
const narrow = { viewport: { width: 375, height: 740 }, hasTouch: true }

/** Animations take a tenth of the processor time. Only narrow screens and the full suite draw them. */
const still = { contextOptions: { reducedMotion: 'reduce' } } as const

/** The file for the results: `npm run e2e -- --record` names it. */
const results = process.env.E2E_RESULTS ?? (process.env.CI ? 'test-results/results.json' : undefined)

// `npm test` runs the projects wide, narrow and faults; `npm run test:full` the others. Each test runs once in each
// relevant width: see site/tags.ts for the tags.
const full = /@full/
const bothWidths = /@both-widths/
const notNarrow = /@both-widths|@one-width/

// `npm run e2e -- --behind` sets these. Chromium accepts the certificate, and caches what comes with it.
const { E2E_BEHIND: behind, E2E_CERTIFICATE_PIN: pin } = process.env
const trust = pin === undefined ? [] : [`--ignore-certificate-errors-spki-list=${pin}`]

export default defineConfig({
  testDir: './journeys',
  globalSetup: './site/start.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Only a hanging test takes this long: a busy machine that is three times slower must not look like a failure.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: results === undefined ? 'list' : [['list'], ['json', { outputFile: results }]],
  use: {
    // A trace of every test would add a third to the run time: use `--trace on` for the test under examination.
    trace: 'off',
    screenshot: 'only-on-failure',
    // `page.route` does not see the requests of a service worker, so a worker would hide injected faults. The offline
    // journeys allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: chromium,
      args: ['--no-sandbox', '--disable-background-networking', ...trust],
    },
  },
  projects: [
    { name: 'wide', use: { ...wide, ...still }, grepInvert: full },
    { name: 'narrow', use: narrow, grep: bothWidths, grepInvert: full },
    { name: 'faults', testDir: './faults', use: { ...wide, ...still }, grepInvert: full },
    { name: 'full-wide', use: wide, grep: full },
    { name: 'full-narrow', use: narrow, grepInvert: notNarrow },
    { name: 'full-narrow-tagged', use: narrow, grep: /(?=.*@full)(?=.*@both-widths)/ },
    { name: 'full-faults', testDir: './faults', use: { ...wide, ...still }, grep: full },
    ...(behind === undefined ? [] : [{ name: 'behind', testDir: './behind', use: wide }]),
  ],
})
