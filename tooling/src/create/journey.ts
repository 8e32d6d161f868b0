import { type NewRemote, quoted } from '@within-reach/kit/create'

/** The journey of a new remote: a visitor opens its first page. */
export const journeyOf = ({ name, path, title, menu }: NewRemote): string => {
  const direct = `  await page.goto(${quoted(path)})\n`
  const byMenu = `  await page.goto('/')
  if (narrow) {
    await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click()
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: ${quoted(title.en)} }).click()
  } else {
    await page.getByRole('button', { name: ${quoted(menu ?? '')} }).hover()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: ${quoted(title.en)} }).click()
  }
`
  return `import { tags } from '../site/tags'
import { expect, test } from '../site/visit'

test(${quoted(`a visitor opens ${title.en}${menu === undefined ? '' : ' from the menu'}`)}, tags('@both-widths', '@${name}'), async ({ page${menu === undefined ? '' : ', narrow'} }) => {
${menu === undefined ? direct : byMenu}  await expect(page.getByRole('heading', { level: 1 })).toHaveText(${quoted(title.en)})
  await expect(page.getByText('Welcome to this page.')).toBeVisible()
})
`
}
