import type { Page } from '@playwright/test'
import { expect } from '../site/visit'

/** A question that is on the board before the tests. */
export const question = { subject: 'Who knows a quiet place to work?', description: 'With a window.' }

export async function readPost(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: question.subject }).first().click()
  await expect(page.getByRole('article')).toContainText(question.description)
  // page.goBack would wait for the load event, which a hanging file delays.
  await page.evaluate(() => history.back())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions board')
}

export async function beginPost(page: Page): Promise<void> {
  await page.getByLabel('Subject').fill(question.subject)
  await expect(page.getByLabel('Subject')).toHaveValue(question.subject)
}

/** Fills one field, since a member's name and email are filled in already. */
export const beginInquiry = (label: string) => async (page: Page) => {
  await page.getByLabel(label).fill('Seoul, near a park')
  await expect(page.getByLabel(label)).toHaveValue('Seoul, near a park')
}

export async function beginLogin(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('visitor@example.com')
  await page.getByLabel('Password', { exact: true }).fill('a password')
  await expect(page.getByRole('button', { name: 'Sign in' })).not.toHaveAttribute('aria-disabled')
}

export async function beginSignup(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('visitor@example.com')
  await expect(page.getByRole('button', { name: 'Send code' })).not.toHaveAttribute('aria-disabled')
}

export async function lookIntoSent(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Sent' }).click()
  await expect(page.getByRole('tabpanel', { name: 'Sent' })).toBeVisible()
}

export async function showDecided(page: Page): Promise<void> {
  // Its state follows the address, so a check would find it unchanged.
  await page.getByRole('radio', { name: 'Decided' }).click()
  await expect(page).toHaveURL('/desk?reviews=closed')
}

export async function filterCases(page: Page): Promise<void> {
  await page.getByLabel('Agent').selectOption('Mine')
  await expect(page).toHaveURL('/desk/cases?owner=mine')
}

/** Begins to close a region, without a confirmation: nothing is changed. */
export async function beginClosing(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^User Space, Others:/ }).click()
  const panel = page.getByRole('dialog')
  await panel.getByLabel('Reason').fill('The partner asked for it')
  await expect(panel.getByLabel('Reason')).toHaveValue('The partner asked for it')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
}

export async function readHistory(page: Page): Promise<void> {
  await expect(
    page.getByRole('main').getByRole('listitem').filter({ hasText: 'User Space' }),
  ).not.toHaveCount(0)
}

export async function readAdvice(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Signs of a scam' }).getByRole('listitem')).not.toHaveCount(0)
}

export async function readReports(page: Page): Promise<void> {
  await expect(page.getByText('You have reported nothing')).toBeVisible()
}
