import { descriptionTags, linkSchemes } from '@within-reach/contract'

/**
 * A tag that can run nothing and fetch nothing. Its attributes link to web and mail addresses only. All are ordinary
 * elements: none changes how the following text is parsed.
 */
const harmlessTag = new RegExp(
  `</?(?:body|${descriptionTags.join('|')})` +
    `(?: (?:rel|target|data-pm-slice)="[^"<>]*"| href="(?:${linkSchemes.join('|')}):[^"<>]*")* ?/?>`,
  'gi',
)

/**
 * Whether markup is text and harmless tags, as a sanitiser leaves them. It does not sanitise: it refuses everything
 * unknown.
 */
export const isHarmless = (markup: string): boolean => !markup.replaceAll(harmlessTag, '').includes('<')
