/**
 * The content security policy of the page inside a sandboxed frame. The header applies even if somebody opens the address without a
 * frame. It allows the files of the shell and of this version only, and no connection at all.
 * @param origin the origin of the site, because `'self'` is the frame's own
 */
export const framePolicy = (origin: string, remote: string, version: string): string => {
  const own = `${origin}/remotes/${remote}/${version}/`
  const shared = `${origin}/assets/`
  return [
    'sandbox allow-scripts allow-forms',
    "default-src 'none'",
    `script-src ${shared} ${own}`,
    `style-src ${shared} ${own}`,
    `img-src ${shared} ${own} data: blob:`,
    `font-src ${shared} ${own}`,
    "connect-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types default dompurify 'allow-duplicates'",
  ].join('; ')
}

/** What no script of a frame may use, whatever the page around it allows (Permissions Policy). */
export const framePermissions = [
  'camera',
  'clipboard-read',
  'clipboard-write',
  'display-capture',
  'fullscreen',
  'geolocation',
  'microphone',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ')
