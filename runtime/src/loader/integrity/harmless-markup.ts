import { descriptionTags, linkSchemes } from '@within-reach/contract'

/**
 * A tag that can run nothing and fetch nothing, with attributes that lead nowhere but to a web or mail address. All are
 * ordinary elements: none of them changes how the text behind it is read.
 */
const harmlessTag = new RegExp(
  `</?(?:body|${descriptionTags.join('|')})` +
    `(?: (?:rel|target|data-pm-slice)="[^"<>]*"| href="(?:${linkSchemes.join('|')}):[^"<>]*")* ?/?>`,
  'gi',
)

/**
 * Says whether markup is what a sanitiser leaves of a description: text and harmless tags. It does not make anything
 * harmless: what it does not know, it refuses.
 */
export const isHarmless = (markup: string): boolean => !markup.replaceAll(harmlessTag, '').includes('<')
