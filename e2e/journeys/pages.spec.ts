import type { Page } from '@playwright/test'
import { type Language, languages } from '@within-reach/contract'
import { expectAccessible, settled } from '../site/accessibility'
import { joinAs, newPerson } from '../site/members'
import { readOwners } from '../site/opened'
import { openedElsewhere, pages, type Route } from '../site/routes'
import { expectNoSidewaysScrolling } from '../site/sideways'
import { spec } from '../site/spec'
import { type Tag, tags } from '../site/tags'
import { expect, required, test } from '../site/visit'

interface Look {
  readonly language: Language
  readonly colorScheme: 'light' | 'dark'
  readonly everyWidth?: boolean
}

const day: Look = { language: 'en', colorScheme: 'light' }
const night = (language: Language): Look => ({ language, colorScheme: 'dark' })
const translated = languages.filter((language) => language !== 'en')

async function applyLook(page: Page, { language, colorScheme }: Look): Promise<void> {
  await page.context().addCookies([{ name: 'language', value: language, url: required('SITE_URL') }])
  await page.emulateMedia({ colorScheme })
}

/**
 * Opens pages one after the other and checks each.
 * @param everyWidth whether each is also checked at every breakpoint
 */
async function checkPages(
  page: Page,
  routes: readonly Route[],
  { everyWidth = false, ...look }: Look,
): Promise<void> {
  await applyLook(page, look)
  for (const [address, heading] of routes) {
    await page.goto(address)
    await settled(page)
    await expect(page, address).toHaveURL(address)
    await expect(page.locator('html'), address).toHaveAttribute('lang', look.language)
    const main = page.getByRole('heading', { level: 1 })
    await expect(main, address).toHaveCount(1)
    if (look.language === 'en') await expect(main, address).toContainText(heading)
    await expectAccessible(page, address)
    if (everyWidth) await expectNoSidewaysScrolling(page, address)
  }
}

/** Some pages are about the first post. This makes sure that there is one, also if no other journey ran before. */
async function publishByAnother(): Promise<void> {
  const author = await newPerson(required('SITE_URL'), 'ana')
  await author.publish({ type: 'qb', subject: 'A question', description: 'Text' })
}

for (const [owner, { open, members }] of Object.entries(pages)) {
  const remote: Tag[] = owner === 'shell' ? [] : [`@${owner as 'mfe-'}`]
  /** @param most the largest number of pages for visitors, and for members */
  const checkAll = async (page: Page, member: Page, look: Look, most = Infinity) => {
    await checkPages(page, open.slice(0, most), look)
    if (members.some(([address]) => address.includes('id=1'))) await publishByAnother()
    await joinAs(member, 'mina')
    await checkPages(member, members.slice(0, most), look)
  }

  test(
    `the pages of ${owner} have one heading, are accessible and never scroll sideways`,
    {
      ...tags(...remote),
      annotation: spec(
        '1.visitors-browse',
        '2.routes.open',
        '2.routes.members',
        '9.layout.breakpoints',
        'readings.send-page',
        'readings.header-pages',
        'readings.breakpoints',
        'readings.languages',
      ),
    },
    async ({ page, visitor, narrow }) => {
      await checkAll(page, (await visitor()).page, { ...day, everyWidth: !narrow })
    },
  )

  for (const language of translated) {
    test(
      `the first pages of ${owner} pass the same checks in ${language} and in the dark theme`,
      // The full suite checks all pages.
      tags('@one-width', ...remote),
      async ({ page, visitor }) => {
        await checkAll(page, (await visitor()).page, night(language), 1)
      },
    )

    test(
      `all pages of ${owner} pass the same checks in ${language} and in the dark theme`,
      tags('@full', '@both-widths', ...remote),
      async ({ page, visitor }) => {
        await checkAll(page, (await visitor()).page, night(language))
      },
    )
  }
}

test(
  'every route for members redirects a visitor',
  {
    ...tags('@one-width', '@mfe-account', '@mfe-askreach', '@mfe-userspace', '@mfe-messages', '@mfe-safety'),
    annotation: spec('2.routes.members', 'readings.send-page'),
  },
  async ({ page }) => {
    for (const [address] of Object.values(pages).flatMap(({ members }) => members)) {
      await page.goto(address)
      await expect(page, address).toHaveURL(/\/(?:login\?next=|mobilemenu$)/)
    }
  },
)

test('the journeys open every page of the site', tags('@one-width'), async () => {
  const opened = Object.values(pages).flatMap(({ open, members }) => [...open, ...members])
  const known = new Set([...openedElsewhere, ...opened.map(([address]) => address.split('?')[0])])
  const paths = [...(await readOwners(required('SITE_URL'))).keys()]
  expect(paths.length).toBeGreaterThan(20)
  expect(paths.filter((path) => !known.has(path))).toEqual([])
})
