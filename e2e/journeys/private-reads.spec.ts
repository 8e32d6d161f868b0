import { hostCookie } from '../site/host-cookie'
import { joinAs } from '../site/members'
import { tags } from '../site/tags'
import { expect, test } from '../site/visit'

test(
  'a member’s page contains what it shows first, and with a foreign marker nothing private',
  tags('@mfe-account', '@mfe-messages'),
  async ({ page, baseURL }) => {
    const site = String(baseURL)
    const member = await joinAs(page, 'noa')
    const calls: string[] = []
    page.on('request', (request) => calls.push(new URL(request.url()).pathname))
    const textOf = async (address: string) => (await page.goto(address))?.text()

    expect(await textOf('/profile')).toContain(member.email)
    await expect(page.getByLabel('Email')).toHaveValue(member.email)
    expect(await textOf('/mobilemessage?type=sent')).toContain('"path":"/api/msgs"')
    await expect(page.getByText('Nothing sent yet')).toBeVisible()
    expect(await textOf('/message')).toContain('"path":"/api/msgs"')
    await expect(page.getByText('No messages yet')).toBeVisible()
    expect(calls.filter((path) => path === '/api/getProfile' || path === '/api/msgs')).toEqual([])

    const marker = { name: hostCookie('wr_marker', site), value: 'foreign', url: site }
    await page.context().addCookies([{ ...marker, secure: site.startsWith('https:') }])
    expect(await textOf('/profile')).not.toContain(member.email)
    await expect(page).toHaveURL('/login?next=%2Fprofile')
  },
)
