import { descriptionTags, linkSchemes } from '@within-reach/contract'

/**
 * A tag that runs no code and loads no file. Links lead only to web and mail addresses. None of the elements changes
 * how the following text is parsed.
 */
const harmlessTag = new RegExp(
  `</?(?:body|${descriptionTags.join('|')})` +
    `(?: (?:rel|target|data-pm-slice)="[^"<>]*"| href="(?:${linkSchemes.join('|')}):[^"<>]*")* ?/?>`,
  'gi',
)

/**
 * Whether markup consists of text and harmless tags only, like the output of a sanitiser. It does not sanitise:
 * anything unknown is refused.
 */
export const isHarmless = (markup: string): boolean => !markup.replaceAll(harmlessTag, '').includes('<')
