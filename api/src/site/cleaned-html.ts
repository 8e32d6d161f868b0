import { descriptionTags, linkSchemes } from '@within-reach/contract'

const text = '[^<>]'
const value = '[^"<>]*'
const tag = new RegExp(
  [
    `<(?<closes>/)?(?<name>${descriptionTags.join('|')})`,
    `(?<attributes>(?: href="(?:${linkSchemes.join('|')}):${value}"| rel="${value}")*)`,
    '(?<single> /)?>',
  ].join(''),
  'y',
)
const texts = new RegExp(`${text}*`, 'y')

/**
 * Whether HTML has the form in which the service stores descriptions: allowed elements, the attributes of links, and each
 * element closed in its order. It is checked again before it becomes part of a page, in case something else was stored.
 */
export function isCleanedHtml(html: string): boolean {
  const open: string[] = []
  let at = 0
  while (at < html.length) {
    texts.lastIndex = at
    at += texts.exec(html)?.[0].length ?? 0
    if (at >= html.length) break
    tag.lastIndex = at
    const found = tag.exec(html)
    if (!found?.groups) return false
    const { closes, name = '', attributes, single } = found.groups
    if (attributes && (name !== 'a' || closes)) return false
    if (closes) {
      if (open.pop() !== name) return false
    } else if (!single && name !== 'br') open.push(name)
    else if (single && name !== 'br') return false
    at += found[0].length
  }
  return open.length === 0
}
