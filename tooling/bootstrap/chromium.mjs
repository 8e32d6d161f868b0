import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { run } from './child.mjs'
import { inRepository } from './paths.mjs'

/** Chromium without a window. It needs half of the processor time. */
const headless = '/usr/bin/chromium-headless-shell'

const whole = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * Finds a Chromium that starts, or installs one: Playwright's own, otherwise Debian's.
 * @param {{ readonly full: boolean }} suite some journeys of the full suite need the whole browser, which is installed for
 * them. They are skipped if that fails. All others run in the headless shell, if there is one.
 * @returns {Promise<{ path: string } | { failure: string }>} the browser of all others
 */
export async function findChromium({ full }) {
  const found = await findOrInstall({ full })
  // The journeys that need the whole browser look for it themselves.
  if (full && !process.env.PLAYWRIGHT_CHROMIUM && (await starts(headless))) return { path: headless }
  return found
}

/**
 * @param {{ readonly full: boolean }} suite
 * @returns {Promise<{ path: string } | { failure: string }>}
 */
async function findOrInstall({ full }) {
  const installed = full ? whole : [headless, ...whole]
  const named = process.env.PLAYWRIGHT_CHROMIUM
  if (named)
    return (await starts(named))
      ? { path: named }
      : { failure: `PLAYWRIGHT_CHROMIUM is ${named}, which does not start. Correct or unset it.` }
  for (const path of installed) if (await starts(path)) return { path }

  const downloaded = await download()
  if ('path' in downloaded) return downloaded
  const packaged = await fromDebian(full ? 'chromium' : 'chromium-headless-shell')
  if ('path' in packaged) return packaged
  return {
    failure: [
      'The browser tests need a Chromium, and none was found. Tried:',
      '- PLAYWRIGHT_CHROMIUM: not set',
      `- ${installed.join(', ')}: none starts`,
      `- npx playwright install chromium: ${downloaded.failure}`,
      `- Debian's package: ${packaged.failure}`,
      'Install Chromium or Chrome and name it: PLAYWRIGHT_CHROMIUM=/path/to/chromium npm test',
    ].join('\n'),
  }
}

/** @param {string} path */
const starts = async (path) => existsSync(path) && (await run(path, ['--version'], { limit: 30_000 })).ok

/** @returns {Promise<{ path: string } | { failure: string }>} */
async function download() {
  const playwright = createRequire(inRepository('e2e/package.json'))
  const { chromium } = playwright('@playwright/test')
  const path = chromium.executablePath()
  if (await starts(path)) return { path }
  const cli = inRepository('e2e/node_modules/@playwright/test/cli.js')
  const { ok, output } = await run(process.execPath, [cli, 'install', 'chromium'], { limit: 240_000 })
  if (!ok) return { failure: errorLine(output) }
  return (await starts(path))
    ? { path }
    : { failure: 'it was installed, but libraries of the system are missing' }
}

/**
 * @param {string} name of the package and of its program
 * @returns {Promise<{ path: string } | { failure: string }>}
 */
async function fromDebian(name) {
  if (process.getuid?.() !== 0) return { failure: 'only root can install packages of the system' }
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, limit: 600_000 }
  const args = ['install', '-y', '--no-install-recommends', name, 'fonts-noto-cjk']
  const update = await run('apt-get', ['update'], options)
  const install = update.ok ? await run('apt-get', args, options) : update
  if (!install.ok) return { failure: errorLine(install.output) }
  const path = `/usr/bin/${name}`
  return (await starts(path)) ? { path } : { failure: 'it was installed, but does not start' }
}

/**
 * The line of a long output that contains the error.
 * @param {string} output
 */
function errorLine(output) {
  const lines = output.split('\n').filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
  return (
    lines.findLast((line) => /error|fail|denied|unable/i.test(line)) ?? lines.at(-1) ?? 'it wrote no output'
  )
}
