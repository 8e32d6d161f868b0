import type { Page } from '@playwright/test'
import type { Tag } from '../site/tags'
import { expect } from '../site/visit'
import { decisionAddress } from './document'
import { awayAndBack, positionOf, useShellPages, visitOf } from './steps'
import type { EndFault } from './network'
import { messageCenter, type Section, sections, userSpace } from './sections'
import { type OpenBrowser, test } from './visitors'

/** A fault of one remote. */
export interface Fault {
  /** A row of the matrix. */
  readonly name: string
  /** What the visitor sees during the fault, in a sentence for the matrix. */
  readonly sees: string
  /** The sections to break; the first screen of each by default. */
  readonly affects?: readonly Section[]
  /** Whether only its time limit ends the loading. The test then advances the page's clock. */
  readonly hangs?: boolean
  /** Breaks a section for a visitor who has not opened the site yet. */
  cause(page: Page, section: Section): Promise<EndFault>
}

/**
 * For every section that cannot be loaded: a card replaces it, header, footer and another section work, and after the
 * fault "Try again" loads the section without a reload.
 */
export function itShowsCard(fault: Fault): void {
  const expectCard = async (page: Page, section: Section) => {
    if (fault.hangs) await passLimits(page)
    await section.expectCard(page)
  }
  forEachSection(fault, async (page, section, endFault) => {
    await expectCard(page, section)
    const visit = await visitOf(page)
    await awayAndBack(page, section)
    await expectCard(page, section)
    await endFault()
    await page.getByRole('button', { name: 'Try again' }).click()
    await section.expectShown(page)
    await section.use(page)
    expect(await visitOf(page), 'the page was not loaded again').toBe(visit)
  })
}

/**
 * For every section whose current version fails while the earlier one works: the earlier one is shown with a notice,
 * and after the fault the current one is shown without a reload.
 */
export function itShowsEarlierVersion(fault: Fault): void {
  forEachSection(fault, async (page, section, endFault) => {
    await expectEarlier(page, section)
    const visit = await visitOf(page)
    await section.use(page)
    await awayAndBack(page, section, endFault)
    await expectNewest(page, section)
    await section.use(page)
    expect(await visitOf(page), 'the page was not loaded again').toBe(visit)
  })
}

/** For every section whose current version can never be loaded: the earlier version replaces it for the whole visit. */
export function itKeepsEarlierVersion(fault: Fault): void {
  forEachSection(fault, async (page, section, endFault) => {
    await expectEarlier(page, section)
    const visit = await visitOf(page)
    await section.use(page)
    await awayAndBack(page, section, endFault)
    await expectEarlier(page, section)
    await section.use(page)
    expect(await visitOf(page), 'the page was not loaded again').toBe(visit)
  })
}

/**
 * For every section that crashes soon after it was shown: the earlier version replaces it, as if it had never loaded.
 */
export function itShowsCrash(fault: Fault): void {
  forEachSection(fault, async (page, section, endFault) => {
    await section.expectShown(page)
    const visit = await visitOf(page)
    await section.touch(page)
    await expectEarlier(page, section)
    await section.use(page)
    await awayAndBack(page, section, endFault)
    await expectNewest(page, section)
    await section.touch(page)
    await section.use(page)
    expect(await visitOf(page), 'the page was not loaded again').toBe(visit)
  })
}

/** For every section whose unmount fails: the visitor notices nothing, also when they return. */
export function itShowsNothing(fault: Fault): void {
  forEachSection(fault, async (page, section, endFault) => {
    await section.expectShown(page)
    const visit = await visitOf(page)
    for (const state of ['during', 'after']) {
      await test.step(`leaving it ${state} the fault`, async () => {
        await section.use(page)
        await awayAndBack(page, section, endFault)
        await section.expectShown(page)
      })
    }
    await section.use(page)
    expect(await visitOf(page), 'the page was not loaded again').toBe(visit)
  })
}

/** For every section: the visitor does not notice the fault. */
export function itChangesNothing(fault: Fault): void {
  forEachSection(fault, async (page, section, endFault) => {
    await section.expectShown(page)
    const visit = await visitOf(page)
    await section.use(page)
    await awayAndBack(page, section, endFault)
    await section.expectShown(page)
    await section.use(page)
    expect(await visitOf(page), 'the page was not loaded again').toBe(visit)
  })
}

/**
 * For every section of a page without a decision: on a first visit the card is shown until the registry answers, later
 * visits use the last decision, and an open tab continues.
 */
export function itShowsLastKnown(fault: Fault): void {
  forEachSection(fault, async (page, section, endFault, openBrowser) => {
    await test.step('a first visit', async () => {
      await section.expectCard(page)
      const visit = await visitOf(page)
      const position = await positionOf(page)
      await section.leave(page)
      await useShellPages(page)
      await section.comeBack(page, (await positionOf(page)) - position)
      await section.expectCard(page)
      await endFault()
      await page.getByRole('button', { name: 'Try again' }).click()
      await section.expectShown(page)
      await section.use(page)
      expect(await visitOf(page), 'the page was not loaded again').toBe(visit)
    })
    const other = await openBrowser(section.seenBy)
    await test.step('an open tab', async () => {
      await other.clock.install()
      await section.open(other)
      await section.expectShown(other)
      const visit = await visitOf(other)
      const endOtherFault = await fault.cause(other, section)
      for (const [answers, prepare] of [
        [false, () => {}],
        [true, endOtherFault],
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

/** Waits until a section is loading, and lets its time limit pass. */
async function passLimits(page: Page): Promise<void> {
  // While prerendered content is shown, the skeleton exists but is hidden.
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
  { name, sees, affects = sections, hangs, cause }: Fault,
  scenario: (page: Page, section: Section, endFault: EndFault, openBrowser: OpenBrowser) => Promise<void>,
): void {
  test.describe(name, () => {
    for (const section of affects) {
      const tag = tagsOf(name, section)
      const annotation = [
        { type: 'fault', description: name },
        { type: 'section', description: section.name },
        { type: 'sees', description: sees },
      ]
      test(section.name, { annotation, tag }, async ({ openBrowser }) => {
        const page = await openBrowser(section.seenBy)
        if (hangs) await page.clock.install()
        const endFault = await cause(page, section)
        await section.open(page)
        await scenario(page, section, endFault, openBrowser)
      })
    }
  })
}

/** The fault that every run tests on all sections: a missing remote. */
const smoke = 'entry 404'

/**
 * All remotes share one lifecycle factory, so `npm test` tests each fault on one page section and on the parcel. The full
 * suite tests the others.
 */
function tagsOf(fault: string, { name, remote }: Section): Tag[] {
  const always = fault === smoke || name === userSpace.name || name === messageCenter.name
  return always ? [`@${remote}`] : ['@full', `@${remote}`]
}
