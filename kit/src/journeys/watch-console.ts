import type { Page } from '@playwright/test'

/** Records console errors, uncaught errors and violations of the content policy. @returns those so far */
export async function watchConsole(page: Page): Promise<() => string[]> {
  const complaints: string[] = []
  // Logged by ourselves, in a fixed format: the browser's own text differs between versions.
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      console.error(`Content policy violated: ${effectiveDirective} ${blockedURI} ${sample}`)
    })
  })
  page.on('console', (message) => {
    // The browser logs a 401, with which the service reports that a session was ended elsewhere.
    const isEndedSession = message.text().includes('status of 401')
    // The browser also logs the status of the page itself, which is 404 for an unknown address.
    const isPageNotFound = message.text().includes('status of 404') && message.location().url === page.url()
    const isError = message.type() === 'error' && !isEndedSession && !isPageNotFound
    // A file whose preload has another mode than its use is fetched twice.
    const isWasted = /preload.* not used because/.test(message.text())
    if (isError || isWasted) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  return () => complaints
}
