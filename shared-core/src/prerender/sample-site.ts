import type { When } from '@within-reach/contract'
import type { SiteSettings } from '../remote'

const supportEmail = 'support-email-of-the-site@example.com'
const social = {
  video: 'https://example.com/videos-of-the-site',
  shortVideo: 'https://example.com/short-videos-of-the-site',
  photo: 'https://example.com/photos-of-the-site',
} as const

/**
 * The settings of the site for which pages are drawn.
 * @param values of the aspects: `site.photo` is null for a site without this page
 */
export const sampleSite = (values: When = {}): SiteSettings => ({
  supportEmail,
  filmUrl: '',
  social: Object.fromEntries(Object.entries(social).filter(([kind]) => values[`site.${kind}`] !== null)),
})

/** The sample texts of this site, each with its slot. */
export const siteSlots: Readonly<Record<string, string>> = {
  [supportEmail]: 'site.supportEmail',
  ...Object.fromEntries(Object.entries(social).map(([kind, address]) => [address, `site.${kind}`])),
}

/** Every combination of social pages that a site may have. The first one has all of them. */
export const socialAspect: readonly When[] = Object.keys(social).reduce<readonly When[]>(
  (known, kind) =>
    known.flatMap((when) => [true, null].map((value) => ({ ...when, [`site.${kind}`]: value }) as When)),
  [{}],
)
