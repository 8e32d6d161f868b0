import { type NewRemote, quoted } from '@within-reach/kit/create'

/** The journey of a new remote: a visitor opens its first page. It knows no text of the page, so it outlives every edit of it. */
export const journeyOf = ({ name, path, title, menu }: NewRemote): string => {
  const direct = `  await page.goto(${quoted(path)})\n`
  const link = quoted(`a[href="${path}"]`)
  const byMenu = `  await page.goto('/')
  if (narrow) {
    await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click()
    await page.getByRole('navigation', { name: 'Menu' }).locator(${link}).click()
  } else {
    await page.getByRole('button', { name: ${quoted(menu ?? '')} }).hover()
    await page.getByRole('navigation', { name: 'Main' }).locator(${link}).click()
  }
`
  return `import { expectShownBy } from '@within-reach/kit/journey-parts'
import { tags } from '../site/tags'
import { test } from '../site/visit'

test(${quoted(`a visitor opens ${title.en}${menu === undefined ? '' : ' from the menu'}`)}, tags('@both-widths', '@${name}'), async ({ page${menu === undefined ? '' : ', narrow'} }) => {
${menu === undefined ? direct : byMenu}  await expectShownBy(page, ${quoted(path)}, { remote: ${quoted(name)} })
})
`
}
