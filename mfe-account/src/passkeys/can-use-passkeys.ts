/**
 * Whether this browser has passkeys for this site, which needs https or localhost, and a host name (Web Authentication, section
 * 5.1.3). False while a page is rendered at build time.
 */
export const canUsePasskeys = (): boolean =>
  typeof window !== 'undefined' &&
  'PublicKeyCredential' in window &&
  window.isSecureContext &&
  !/^(?:[\d.]+|\[.*\])$/.test(window.location.hostname)
