import type { Page } from '@playwright/test'
import type { Tag } from '../site/tags'
import { expect } from '../site/visit'
import { decisionAddress } from './document'
import { awayAndBack, positionOf, useOwnPages, visitOf } from './steps'
import type { Mend } from './network'
import { messageCenter, type Section, sections, userSpace } from './sections'
import { type Arrive, test } from './visitors'

/** Something that goes wrong with one remote. */
export interface Fault {
  /** A row of the matrix. */
  readonly name: string
  /** What the visitor sees meanwhile, in a sentence for the matrix. */
  readonly sees: string
  /** The parts of the site that it strikes; by their first screens unless told. */
  readonly strikes?: readonly Section[]
  /** Whether the section is waited for until the limits have passed. */
  readonly hangs?: boolean
  /** Breaks a section for one visitor, who has not come yet. */
  cause(page: Page, section: Section): Promise<Mend>
}

/**
 * Tells, for every section, what happens to a visitor while it cannot be shown: a card stands in its place, header, footer
 * and another section are used, and once the fault is gone "Try again" brings the section without a reload.
 */
export function itShowsCard(fault: Fault): void {
  const expectCard = async (page: Page, section: Section) => {
    if (fault.hangs) await passLimits(page)
    await section.expectCard(page)
  }
  forEachSection(fault, async (page, section, mend) => {
    await expectCard(page, section)
    const visit = await visitOf(page)
    await awayAndBack(page, section)
    await expectCard(page, section)
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
export function itShowsEarlierVersion(fault: Fault): void {
  forEachSection(fault, async (page, section, mend) => {
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
export function itKeepsEarlierVersion(fault: Fault): void {
  forEachSection(fault, async (page, section, mend) => {
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
export function itShowsCrash(fault: Fault): void {
  forEachSection(fault, async (page, section, mend) => {
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
export function itShowsNothing(fault: Fault): void {
  forEachSection(fault, async (page, section, mend) => {
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

/** Tells, for every section, that a visitor notices nothing of a fault. */
export function itChangesNothing(fault: Fault): void {
  forEachSection(fault, async (page, section, mend) => {
    await section.expectShown(page)
    const visit = await visitOf(page)
    await section.use(page)
    await awayAndBack(page, section, mend)
    await section.expectShown(page)
    await section.use(page)
    expect(await visitOf(page), 'the page was not loaded again').toBe(visit)
  })
}

/**
 * Tells, for every section, what happens to visitors whose pages come without what is live: on a first visit there is the
 * card until it can be asked for, later there is what was live the last time, and a tab that is open goes on.
 */
export function itShowsLastKnown(fault: Fault): void {
  forEachSection(fault, async (page, section, mend, arrive) => {
    await test.step('a first visit', async () => {
      await section.expectCard(page)
      const visit = await visitOf(page)
      const position = await positionOf(page)
      await section.leave(page)
      await useOwnPages(page)
      await section.comeBack(page, (await positionOf(page)) - position)
      await section.expectCard(page)
      await mend()
      await page.getByRole('button', { name: 'Try again' }).click()
      await section.expectShown(page)
      await section.use(page)
      expect(await visitOf(page), 'the page was not loaded again').toBe(visit)
    })
    const other = await arrive(section.seenBy)
    await test.step('an open tab', async () => {
      await other.clock.install()
      await section.open(other)
      await section.expectShown(other)
      const visit = await visitOf(other)
      const mendOther = await fault.cause(other, section)
      for (const [answers, prepare] of [
        [false, () => {}],
        [true, mendOther],
      ] as const) {
        await prepare()
        await other.clock.fastForward('02:00')
        const asked = other.waitForRequest(decisionAddress)
        await awayAndBack(other, section)
        expect((await (await asked).response()) !== null).toBe(answers)
        await section.expectShown(other)
        await section.use(other)
      }
      expect(await visitOf(other), 'the page was not loaded again').toBe(visit)
    })
    await test.step('a later visit', async () => {
      await fault.cause(other, section)
      await section.open(other)
      await section.expectShown(other)
      await section.use(other)
      await awayAndBack(other, section)
      await section.expectShown(other)
    })
  })
}

/** Waits until a section is waited for, and lets the time pass that it may take. */
async function passLimits(page: Page): Promise<void> {
  // Its outline is there, and hidden while what was drawn ahead stands in its place.
  await expect(page.locator('[data-section] [data-loading]')).toBeAttached()
  await page.clock.runFor(5000)
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

function forEachSection(
  { name, sees, strikes = sections, hangs, cause }: Fault,
  scenario: (page: Page, section: Section, mend: Mend, arrive: Arrive) => Promise<void>,
): void {
  test.describe(name, () => {
    for (const section of strikes) {
      const tag = tagsOf(name, section)
      const annotation = [
        { type: 'fault', description: name },
        { type: 'section', description: section.name },
        { type: 'sees', description: sees },
      ]
      test(section.name, { annotation, tag }, async ({ arrive }) => {
        const page = await arrive(section.seenBy)
        if (hangs) await page.clock.install()
        const mend = await cause(page, section)
        await section.open(page)
        await scenario(page, section, mend, arrive)
      })
    }
  })
}

/** The fault that is tried on every section in each run: a remote that is not there at all. */
const smoke = 'entry 404'

/**
 * All remotes share one lifecycle factory, so each fault is tried on one section that is a page and on the one that is a parcel;
 * the others are in the full suite.
 */
function tagsOf(fault: string, { name, remote }: Section): Tag[] {
  const always = fault === smoke || name === userSpace.name || name === messageCenter.name
  return always ? [`@${remote}`] : ['@full', `@${remote}`]
}
