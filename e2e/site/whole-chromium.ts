import { existsSync } from 'node:fs'

/** A full Chromium: the headless shell has no back/forward cache and loads no pages ahead. */
export const wholeChromium = [
  process.env.PLAYWRIGHT_CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
].find((file) => file && !file.includes('headless') && existsSync(file))
