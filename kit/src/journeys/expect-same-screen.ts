import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, type Locator, type Page, test } from '@playwright/test'
import type { OpenedPage } from './expect-shown'

/** The options of a comparison. */
export interface ScreenOptions {
  /** What changes by itself, such as dates. It is covered in the pictures. */
  readonly mask?: readonly Locator[]
}

/**
 * Compares the content of a page, without the header and the footer of the site, with its picture in `e2e/screens`. A picture that is
 * missing is written, and the report says so. In a CI, the journey then fails, because nothing was compared.
 * @param declared the page, whose path gives the picture its name
 */
export async function expectSameScreen(
  page: Page,
  declared: Pick<OpenedPage, 'path'>,
  { mask = [] }: ScreenOptions = {},
): Promise<void> {
  const info = test.info()
  const name = `${pictureName(declared.path)}.png`
  const content = page.getByRole('main')
  await page.evaluate(async () => void (await document.fonts.ready))
  const picture = info.snapshotPath(name, { kind: 'screenshot' })
  if (existsSync(picture) || process.env.CI) {
    await expect(content).toHaveScreenshot(name, { mask: [...mask] })
    return
  }
  // The settings of a comparison.
  await content.screenshot({
    path: picture,
    animations: 'disabled',
    caret: 'hide',
    scale: 'css',
    mask: [...mask],
  })
  const text = `${path.relative(process.cwd(), picture)} is new: look at it, and commit it. Nothing was compared.`
  info.annotations.push({ type: 'new picture', description: text })
  console.log(text)
}

/** The name of a page's picture: `events-past` for `/events/past`. */
export const pictureName = (address: string): string => address.slice(1).replaceAll('/', '-') || 'home'
