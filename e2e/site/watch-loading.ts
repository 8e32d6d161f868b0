import type { Page } from '@playwright/test'

/**
 * Records every skeleton that a page shows from now on, however briefly.
 * @returns a function that returns their labels so far
 */
export async function watchLoading(page: Page): Promise<() => Promise<string[]>> {
  const seen = await page.evaluateHandle(() => {
    const labels: string[] = []
    const record = () => {
      for (const element of document.querySelectorAll(
        'main [role="status"][aria-label^="Loading"], main [data-loading]',
      ))
        labels.push(element.getAttribute('aria-label') ?? 'section')
    }
    new MutationObserver(record).observe(document.body, { childList: true, subtree: true })
    return labels
  })
  return () => seen.jsonValue()
}
