import type { Page } from '@playwright/test'

/** An authenticator of a page's browser, such as a phone or a key. */
export interface VirtualAuthenticator {
  /** Whether the person answers its questions at once, also that of the email field of the login page. */
  answer(atOnce: boolean): Promise<void>
}

/** Gives the page's browser an authenticator. Its questions are answered at once. */
export async function addAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    async answer(enabled) {
      await devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
    },
  }
}
