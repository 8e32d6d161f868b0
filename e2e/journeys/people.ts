import type { Page } from '@playwright/test'
import type { Member } from '../site/members'
import { codeMailedTo, expect } from '../site/visit'

/** Signs up on the sign-up page with the code from the mail. Ends on the home page. */
export async function signUp(page: Page, person: Member): Promise<void> {
  await page.goto('/signup')
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByText('Your verification code has been sent')).toBeVisible()
  await page.getByLabel('Verification code').fill(await codeMailedTo(person.email))
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText('Your email is verified')).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill(`${person.nick} Doe`)
  await page.getByLabel('Nick Name').fill(person.nick)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Re-type Password').fill(person.password)
  for (const text of ['Privacy Policy', 'Terms of Use']) {
    await page.getByRole('group', { name: text }).getByLabel('Agree').check()
  }
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
  await expect(page.getByText(`Congratulations, ${person.nick}!`)).toBeVisible()
  await page.getByRole('button', { name: 'Go home' }).click()
  await expect(page).toHaveURL('/')
}

/** Logs in on the login page. Ends on the page that follows. */
export async function logIn(
  page: Page,
  { email, password }: Pick<Member, 'email' | 'password'>,
): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expectLoggedIn(page)
}

/** Only members see the message icon, on both widths. */
export async function expectLoggedIn(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('button', { name: 'Messages' })).toBeVisible()
}

/** A visitor sees no message icon. */
export async function expectLoggedOut(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link', { name: 'Within Reach, home' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Messages' })).toBeHidden()
}

/** A small real picture, drawn in the page. Each is another: the same picture of several accounts looks like a scam. */
export async function drawPicture(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 400
    canvas.height = 300
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    for (let x = 0; x < 400; x += 50)
      for (let y = 0; y < 300; y += 50) {
        context.fillStyle = Math.random() < 0.5 ? 'teal' : 'white'
        context.fillRect(x, y, 50, 50)
      }
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })
  return Buffer.from(base64, 'base64')
}

/** The values of a roommate ad. */
export interface Ad {
  readonly region: string
  readonly place: string
  readonly subject: string
  readonly text: string
}

/** Writes a roommate ad with a picture. Ends on the board. */
export async function postRoommateAd(page: Page, ad: Ad): Promise<void> {
  await page.goto('/userspacefindyourroommate')
  await page.getByRole('link', { name: 'Post', exact: true }).click()
  // Until the editor is loaded, the board is still shown, which also has a field for the region.
  await expect(page.getByRole('button', { name: 'Create' })).toBeVisible()
  await expect(page).toHaveURL('/post?type=fr')
  await page.getByLabel('Region').selectOption(ad.region)
  await page.getByLabel('Specific location').fill(ad.place)
  await page.getByLabel('Subject').fill(ad.subject)
  const description = page.getByRole('textbox', { name: 'Description' })
  // The rich editor is loaded once its tools are visible.
  await expect(page.getByRole('toolbar', { name: 'Text format' })).toBeVisible()
  await description.fill(ad.text)
  await page.getByLabel('Images (optional)').setInputFiles({
    name: 'room.png',
    mimeType: 'image/png',
    buffer: await drawPicture(page),
  })
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page).toHaveURL('/userspacefindyourroommate')
}

/** Opens the message centre: a panel on wide screens, a page on narrow ones. */
export async function openMessages(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Messages' }).click()
  await expect(page.getByRole('heading', { name: 'Messages' })).toBeVisible()
}
