import type { PlaywrightTestConfig } from '@playwright/test'

const wide = { viewport: { width: 1280, height: 800 } }
const narrow = { viewport: { width: 375, height: 740 }, hasTouch: true }

/**
 * The settings of Playwright for the journeys of a remote, in `playwright.config.ts`. `kit journeys` sets the site and the version.
 * Each journey runs in a wide and in a narrow window. The pictures of its screens are in `e2e/screens`.
 * @param own the remote's own settings, which replace these
 */
export function journeySettings(own: PlaywrightTestConfig = {}): PlaywrightTestConfig {
  const { CI, GITHUB_ACTIONS, PLAYWRIGHT_CHROMIUM, REACH_SITE, REACH_STATE } = process.env
  return {
    testDir: './e2e',
    outputDir: './test-results',
    // Systems draw texts differently, so each has its own pictures.
    snapshotPathTemplate: '{testDir}/screens/{arg}-{projectName}-{platform}{ext}',
    fullyParallel: true,
    retries: 0,
    forbidOnly: Boolean(CI),
    timeout: 120_000,
    expect: { timeout: 20_000, toHaveScreenshot: { maxDiffPixelRatio: 0.01 } },
    reporter: [
      ['list'],
      ['html', { open: 'never' }],
      ['junit', { outputFile: 'test-results/journeys.xml' }],
      // Shows each failure at its line in the change.
      ...(GITHUB_ACTIONS ? ([['github']] as const) : []),
    ],
    use: {
      baseURL: REACH_SITE,
      storageState: REACH_STATE || undefined,
      locale: 'en-US',
      timezoneId: 'UTC',
      contextOptions: { reducedMotion: 'reduce' },
      screenshot: 'only-on-failure',
      trace: 'retain-on-failure',
      // A copy for use without a network would hide what the site answers now.
      serviceWorkers: 'block',
      launchOptions: { executablePath: PLAYWRIGHT_CHROMIUM || undefined },
    },
    projects: [
      { name: 'wide', use: wide },
      { name: 'narrow', use: narrow },
    ],
    ...own,
  }
}
