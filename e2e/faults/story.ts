import type { Page } from '@playwright/test'
import { expect } from '../site/visit'
import { askReach, type Section, sections, userSpace } from './sections'
import { test } from './visitors'

/** Ends a fault: from now on what was broken is whole. */
export type Mend = () => void | Promise<void>

/** Something that goes wrong with one remote. */
export interface Fault {
  /** A row of the matrix. */
  readonly name: string
  /** What the visitor sees meanwhile, in a sentence for the matrix. */
  readonly sees: string
  /** The parts of the site that it strikes; by their first screens unless told. */
  readonly strikes?: readonly Section[]
  /** Breaks a section for one visitor, who has not come yet. */
  cause(page: Page, section: Section): Promise<Mend>
}

/**
 * Tells, for every section, what happens to a visitor while it cannot be shown: a card stands in its place, header, footer
 * and another section are used, and once the fault is gone "Try again" brings the section without a reload.
 */
export function tellOfCard(fault: Fault): void {
  tell(fault, async (page, section, mend) => {
    await section.expectCard(page)
    const visit = await visitOf(page)
    await section.leave(page)
    await section.comeBack(page, await goElsewhere(page, section))
    await section.expectCard(page)
    await mend()
    await page.getByRole('button', { name: 'Try again' }).click()
    await section.expectShown(page)
    await section.use(page)
    expect(await visitOf(page), 'the page was not loaded again').toBe(visit)
  })
}

function tell(
  { name, sees, strikes = sections, cause }: Fault,
  story: (page: Page, section: Section, mend: Mend) => Promise<void>,
): void {
  test.describe(name, () => {
    for (const section of strikes) {
      const annotation = [
        { type: 'fault', description: name },
        { type: 'section', description: section.name },
        { type: 'sees', description: sees },
      ]
      test(section.name, { annotation }, async ({ arrive }) => {
        const page = await arrive({ member: section.forMembers })
        const mend = await cause(page, section)
        await section.open(page)
        await story(page, section, mend)
      })
    }
  })
}

/** Uses the footer, the header and a section of another remote. @returns how many pages further on that leads */
async function goElsewhere(page: Page, broken: Section): Promise<number> {
  const pages = () => page.evaluate(() => history.length)
  const before = await pages()
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us')
  const [menu, title, other] =
    broken.remote === askReach.remote
      ? (['User Space', 'Questions board', userSpace] as const)
      : (['Ask Reach', 'Long-term property', askReach] as const)
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: menu }).hover()
  await header.getByRole('link', { name: title }).click()
  await other.expectShown(page)
  await other.use(page)
  return (await pages()) - before
}

/** When the page was loaded: a reload is another visit. */
const visitOf = (page: Page): Promise<number> => page.evaluate(() => performance.timeOrigin)
