/**
 * Only scripts and styles of this site run; data: pictures are previews of what a person is about to send. What could
 * run passes the shell's own policy, `default`, and a sanitiser's, of which every remote that has one brings its own.
 * @param styles sources of styles that stand in the page itself
 */
export const contentSecurityPolicy = (styles: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data: blob:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types default dompurify 'allow-duplicates'",
  ].join('; ')
