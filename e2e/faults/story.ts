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
    await awayAndBack(page, section)
    await section.expectCard(page)
    await mend()
    await page.getByRole('button', { name: 'Try again' }).click()
    await section.expectShown(page)
    await section.use(page)
    expect(await visitOf(page), 'the page was not loaded again').toBe(visit)
  })
}

/**
 * Tells, for every section, what happens to a visitor whose version cannot be shown while the one before it can: that one
 * comes, with a line that says so, and once the fault is gone the newer one is there without a reload.
 */
export function tellOfEarlierVersion(fault: Fault): void {
  tell(fault, async (page, section, mend) => {
    await expectEarlier(page, section)
    const visit = await visitOf(page)
    await section.use(page)
    await awayAndBack(page, section, mend)
    await expectNewest(page, section)
    await section.use(page)
    expect(await visitOf(page), 'the page was not loaded again').toBe(visit)
  })
}

/**
 * Tells, for every section, what happens to a visitor whose version can never be shown: the one before it stands in for it
 * for the whole visit.
 */
export function tellOfStandIn(fault: Fault): void {
  tell(fault, async (page, section, mend) => {
    await expectEarlier(page, section)
    const visit = await visitOf(page)
    await section.use(page)
    await awayAndBack(page, section, mend)
    await expectEarlier(page, section)
    await section.use(page)
    expect(await visitOf(page), 'the page was not loaded again').toBe(visit)
  })
}

/**
 * Tells, for every section, what happens to a visitor in front of whom it breaks: soon after it came the version before it
 * takes its place, as with one that never came.
 */
export function tellOfCrash(fault: Fault): void {
  tell(fault, async (page, section, mend) => {
    await section.expectShown(page)
    const visit = await visitOf(page)
    await section.touch(page)
    await expectEarlier(page, section)
    await section.use(page)
    await awayAndBack(page, section, mend)
    await expectNewest(page, section)
    await section.touch(page)
    await section.use(page)
    expect(await visitOf(page), 'the page was not loaded again').toBe(visit)
  })
}

/** Tells, for every section, that a visitor notices nothing when it leaves badly, neither at once nor later. */
export function tellOfNothing(fault: Fault): void {
  tell(fault, async (page, section, mend) => {
    await section.expectShown(page)
    const visit = await visitOf(page)
    for (const times of ['badly', 'well']) {
      await test.step(`leaving it ${times}`, async () => {
        await section.use(page)
        await awayAndBack(page, section, mend)
        await section.expectShown(page)
      })
    }
    await section.use(page)
    expect(await visitOf(page), 'the page was not loaded again').toBe(visit)
  })
}

const earlier = (page: Page) => page.getByText('You are seeing an earlier version of this page.')
async function expectEarlier(page: Page, section: Section): Promise<void> {
  await section.expectShown(page)
  await expect(earlier(page)).toBeVisible()
}

async function expectNewest(page: Page, section: Section): Promise<void> {
  await section.expectShown(page)
  await expect(earlier(page)).toBeHidden()
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

/**
 * Leaves a section, uses what is elsewhere, and comes back to it.
 * @param mend what is done before coming back
 */
async function awayAndBack(page: Page, section: Section, mend: Mend = () => {}): Promise<void> {
  const position = await positionOf(page)
  await section.leave(page)
  await goElsewhere(page, section)
  await mend()
  await section.comeBack(page, (await positionOf(page)) - position)
}

/** Uses the footer, the header and a section of another remote. */
async function goElsewhere(page: Page, broken: Section): Promise<void> {
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
}

/** How far into its history the page is. */
const positionOf = (page: Page): Promise<number> =>
  page.evaluate(() => window.navigation.currentEntry?.index ?? 0)

/** When the page was loaded: a reload is another visit. */
const visitOf = (page: Page): Promise<number> => page.evaluate(() => performance.timeOrigin)
