import { speculationSource } from './speculation-rules'

/**
 * Allows scripts and styles of this site only, and its speculation rules; `data:` is for previews of pictures. Trusted Types
 * allow the shell's policy, `default`, and the sanitiser's, which each remote may create.
 * @param styles sources of inline styles
 * @param scripts sources of inline scripts
 * @param frames whether some remotes of the page run in sandboxed frames
 */
export const contentSecurityPolicy = (
  styles: readonly string[],
  scripts: readonly string[] = [],
  frames = false,
): string =>
  [
    "default-src 'none'",
    ['script-src', "'self'", speculationSource, ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data: blob:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    ...(frames ? ["frame-src 'self'"] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types default dompurify 'allow-duplicates'",
  ].join('; ')
