import type { Files } from './texts'

/**
 * The journeys of a new remote, by their path in it. They know its pages by their declarations only, so they outlive every change of
 * what a page says.
 */
export const journeyFiles: Files = {
  'playwright.config.ts': `import { journeySettings } from '@within-reach/kit/playwright'

export default journeySettings()
`,
  'e2e/pages.spec.ts': `import { expectShown, openPages, test } from '@within-reach/kit/journeys'
import { pages } from '../src/pages'

for (const declared of openPages(pages))
  test(\`a visitor opens \${declared.path}\`, async ({ page }) => {
    await page.goto(declared.path)
    await expectShown(page, declared)
  })
`,
  'e2e/other-sections.spec.ts': `import { expectShown, followLink, openPages, otherPages, test } from '@within-reach/kit/journeys'
import { pages } from '../src/pages'

for (const first of openPages(pages).slice(0, 1))
  test('a visitor comes from each other section, and goes back', async ({ page }) => {
    for (const other of await otherPages(page))
      await test.step(\`\${other.remote} at \${other.path}\`, async () => {
        await page.goto(other.path)
        await expectShown(page, other, other.remote)
        await followLink(page, first.path)
        await expectShown(page, first)
        await page.goBack()
        await expectShown(page, other, other.remote)
      })
  })
`,
  'e2e/screens.spec.ts': `import { expectSameScreen, expectShown, openPages, test } from '@within-reach/kit/journeys'
import { pages } from '../src/pages'

for (const declared of openPages(pages))
  test(\`\${declared.path} looks as in its picture\`, { tag: '@screens' }, async ({ page }) => {
    await page.goto(declared.path)
    await expectShown(page, declared)
    // What changes by itself is covered in the pictures.
    await expectSameScreen(page, declared, { mask: [page.locator('time')] })
  })
`,
}
