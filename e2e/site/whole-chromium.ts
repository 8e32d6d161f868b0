import { existsSync } from 'node:fs'

/** A whole Chromium, which has what the headless shell lacks: the back/forward cache, and pages that are loaded ahead. */
export const wholeChromium = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((file) => existsSync(file))
