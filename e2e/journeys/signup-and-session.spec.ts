import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Request } from '@playwright/test'
import { hostCookie } from '../site/host-cookie'
import { liveFooter } from '../site/live-footer'
import { joinAs, logInByCall, newPerson, somebody } from '../site/members'
import { spec } from '../site/spec'
import { tags } from '../site/tags'
import { codeMailedTo, expect, required, someAddress, test } from '../site/visit'
import { expectLoggedIn, expectLoggedOut, logIn, signUp } from './people'

test(
  'a person signs up with the code from the mail, and stays logged in: after a reload and in a second tab',
  { ...tags('@both-widths', '@mfe-account'), annotation: spec('2.signup.fields', 'readings.session.kept') },
  async ({ page, context }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Just Within Reach')
    await expectLoggedOut(page)
    await signUp(page, somebody('mina'))
    await expectLoggedIn(page)

    await page.reload()
    await expectLoggedIn(page)

    const secondTab = await context.newPage()
    await secondTab.goto('/profile')
    await expectLoggedIn(secondTab)
    await expect(secondTab.getByLabel('Nick Name')).toHaveValue(/^mina/)
  },
)

test(
  'a member stays logged in after a restart of the browser',
  { ...tags('@one-width', '@mfe-account'), annotation: spec('4.auth.kept', 'readings.session.kept') },
  async ({ baseURL, viewport, launchOptions }) => {
    const member = await newPerson(required('SITE_URL'), 'jun')
    const folder = await mkdtemp(path.join(tmpdir(), 'within-reach-browser-'))
    const start = () => chromium.launchPersistentContext(folder, { ...launchOptions, baseURL, viewport })
    try {
      const before = await start()
      await logIn(await before.newPage(), member)
      await before.close()

      const after = await start()
      const restarted = await after.newPage()
      await restarted.goto('/profile')
      await expect(restarted.getByLabel('Email', { exact: true })).toHaveValue(member.email)
      await after.close()
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
)

test(
  'a member ends a sign-in from elsewhere, and then logs out everywhere',
  tags('@mfe-account'),
  async ({ page, visitor }) => {
    const member = await joinAs(page, 'jiwoo')
    const { page: phone } = await visitor()
    await logIn(phone, member)
    const { page: office } = await visitor()
    await logIn(office, member)

    await page.goto('/profile')
    const signIns = page.getByRole('region', { name: 'Where you are logged in' })
    await expect(signIns.getByRole('listitem')).toHaveCount(3)
    await expect(signIns.getByRole('listitem').first()).toContainText('This browser')
    await signIns
      .getByRole('button', { name: /^Log out: / })
      .first()
      .click()
    await expect(signIns.getByRole('listitem')).toHaveCount(2)
    await office.goto('/profile')
    await expect(office).toHaveURL('/login?next=%2Fprofile')

    await signIns.getByRole('button', { name: 'Log out everywhere' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Log out everywhere' }).click()
    await expect(page).toHaveURL('/login?next=%2Fprofile')
    await phone.goto('/profile')
    await expect(phone).toHaveURL('/login?next=%2Fprofile')
  },
)

test(
  'logging out ends the session in every tab',
  {
    ...tags('@both-widths', '@mfe-account', '@mfe-userspace'),
    annotation: spec('2.header.log-out', '4.auth.logout'),
  },
  async ({ page, context, narrow }) => {
    await joinAs(page, 'sora')
    await page.goto('/')
    await expectLoggedIn(page)
    const other = await context.newPage()
    await other.goto('/userspacetrade')
    await expectLoggedIn(other)

    if (narrow) await page.goto('/mobilemenu2')
    const reloaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Log-out' }).click()
    await reloaded
    await expectLoggedOut(page)
    await expectLoggedOut(other)
    await page.goto('/profile')
    await expect(page).toHaveURL('/login?next=%2Fprofile')
  },
)

test(
  "a session whose marker differs from the browser's is ended at the next navigation",
  { ...tags('@one-width'), annotation: spec('4.auth.marker', 'readings.session.marker') },
  async ({ page, context, baseURL }) => {
    await joinAs(page, 'tae')
    await page.goto('/')
    await expectLoggedIn(page)
    const marker = hostCookie('wr_marker', String(baseURL))
    const cookies = await context.cookies()
    expect(cookies.find(({ name }) => name === marker)).toBeDefined()
    await context.clearCookies({ name: marker })
    await liveFooter(page).getByRole('link', { name: 'Terms of Use' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Use')
    await expectLoggedOut(page)
  },
)

// The full suite repeats the load, to find races that few loads do not show.
for (const { loads, tabs, ...tagged } of [
  { loads: 3, tabs: 2, ...tags('@one-width') },
  { loads: 50, tabs: 1, ...tags('@full', '@one-width') },
  { loads: 50, tabs: 2, ...tags('@full', '@one-width') },
])
  test(
    `a full load with a foreign marker logs out, ${loads} times in a row in ${tabs} tabs, and no call of the member leaves`,
    { ...tagged, annotation: spec('4.auth.marker', 'readings.session.marker') },
    async ({ page, context, baseURL }) => {
      if (loads > 3) test.slow()
      const member = await joinAs(page, 'tae')
      const pages = [page, ...(tabs > 1 ? [await context.newPage()] : [])]
      const memberCalls: string[] = []
      let foreign = false
      const ending = new Set<Request>()
      context.on('requestfinished', (request) => ending.delete(request))
      context.on('requestfailed', (request) => ending.delete(request))
      context.on('request', (request) => {
        if (request.url().endsWith('/api/logout')) ending.add(request)
        const isMemberCall =
          request.headers().authorization !== undefined || request.url().endsWith('/api/session')
        if (foreign && isMemberCall) memberCalls.push(request.url())
      })
      for (let load = 0; load < loads; load++) {
        // On a fast machine fifty loads from one address are more calls in a minute than the general limit allows.
        await context.setExtraHTTPHeaders({ 'X-Forwarded-For': someAddress() })
        if (load > 0) await logInByCall(page, member)
        await Promise.all(pages.map((tab) => tab.goto('/terms')))
        for (const tab of pages) await expectLoggedIn(tab)
        // This ends the requests of the earlier load, so all later calls belong to the next one.
        await Promise.all(pages.map((tab) => tab.goto('about:blank')))
        const url = String(baseURL)
        const marker = { name: hostCookie('wr_marker', url), value: `foreign-${load}`, url }
        await context.addCookies([{ ...marker, secure: url.startsWith('https:') }])
        foreign = true
        await Promise.all(pages.map((tab) => tab.goto('/terms')))
        for (const tab of pages) await expectLoggedOut(tab)
        foreign = false
        // An answer that comes after the next login would end that session.
        await expect.poll(() => ending.size).toBe(0)
      }
      expect(memberCalls).toEqual([])
    },
  )

test('a wrong password is reported and keeps the typed values', tags('@mfe-account'), async ({ page }) => {
  const member = somebody('yuna')
  await page.goto('/login')
  await page.getByLabel('Email').fill(member.email)
  await page.getByLabel('Password', { exact: true }).fill('not this one')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('dialog')).toContainText('Check your Email')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(member.email)
})

test(
  'a person resets a forgotten password',
  { ...tags('@mfe-account'), annotation: spec('2.login.forgot', '2.reset.success', '4.reset.steps') },
  async ({ page, visitor }) => {
    const member = await joinAs(page, 'hana')

    const { page: elsewhere } = await visitor()
    await elsewhere.goto('/login')
    await elsewhere.getByLabel('Email').fill(member.email)
    await elsewhere.getByRole('link', { name: 'Forgot password' }).click()
    // The login page has a field of the same name, and is shown until the next page is loaded.
    await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Reset password')
    await expect(elsewhere.getByLabel('Email')).toHaveValue(member.email)
    await elsewhere.getByRole('button', { name: 'Recover Password' }).click()
    await expect(elsewhere).toHaveURL(/\/getyourcode\?email=/)
    await elsewhere.getByRole('link', { name: 'Retry' }).click()
    await expect(elsewhere).toHaveURL('/resetpassword')
    await expect(elsewhere.getByLabel('Email')).toHaveValue(member.email)
    await elsewhere.goBack()
    await elsewhere.getByLabel('Code').fill(await codeMailedTo(member.email, /password[^]*\b\d{5}\b/i))
    await elsewhere.getByRole('button', { name: 'Verify and Proceed' }).click()
    await expect(elsewhere).toHaveURL(/\/enternewpassword\?/)
    await elsewhere.getByLabel('New password').fill('a better secret')
    await elsewhere.getByLabel('Confirm password').fill('a better secret')
    await elsewhere.getByRole('button', { name: 'Continue' }).click()
    await expect(elsewhere.getByText('Your password has been changed successfully!')).toBeVisible()
    await elsewhere.getByRole('button', { name: 'Go log-in' }).click()
    await logIn(elsewhere, { email: member.email, password: 'a better secret' })

    // All older sessions are invalid.
    await page.goto('/profile')
    await expect(page).toHaveURL('/login?next=%2Fprofile')
  },
)

test(
  'a reset in a browser that is logged in ends its login, and leads to the login page',
  tags('@one-width', '@mfe-account'),
  async ({ page }) => {
    const member = await joinAs(page, 'hana')
    await page.goto('/resetpassword')
    await page.getByLabel('Email').fill(member.email)
    await page.getByRole('button', { name: 'Recover Password' }).click()
    await page.getByLabel('Code').fill(await codeMailedTo(member.email, /password[^]*\b\d{5}\b/i))
    await page.getByRole('button', { name: 'Verify and Proceed' }).click()
    await page.getByLabel('New password').fill('a better secret')
    await page.getByLabel('Confirm password').fill('a better secret')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Go log-in' }).click()
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await page.getByLabel('Email').fill(member.email)
    await page.getByLabel('Password', { exact: true }).fill('a better secret')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expectLoggedIn(page)
  },
)
