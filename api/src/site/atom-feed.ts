import type { Language } from '@within-reach/contract'
import { escapeMarkup } from './escape'
import type { PostPreview } from './posts'
import { shortened } from './shortened'
import { postUrl } from './structured-data'

/** The maximum length of an entry's text, in characters. */
const maxCharacters = 500

/** A feed of posts. */
export interface Feed {
  /** The address of the site, without a trailing slash. */
  readonly publicUrl: string
  /** The path of the feed, with its query. */
  readonly address: string
  /** The path of the page that lists the same posts, with its query. */
  readonly page: string
  readonly title: string
  readonly language: Language
  /** The posts by id, the newest first. */
  readonly posts: ReadonlyMap<number, PostPreview>
}

/** Writes a feed as Atom (RFC 4287). Texts are plain, and without the characters that XML does not allow. */
export function atomFeed({ publicUrl, address, page, title, language, posts }: Feed): string {
  const entries = [...posts].map(([id, post]) => entryOf(publicUrl, id, post))
  const newest = Math.max(0, ...[...posts.values()].map((post) => changedAt(post).getTime()))
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
${element('id', publicUrl + address)}
${element('title', title)}
${link('self', 'application/atom+xml', publicUrl + address)}
${link('alternate', 'text/html', publicUrl + page)}
${element('updated', new Date(newest).toISOString())}
${entries.join('\n')}
</feed>
`
}

function entryOf(publicUrl: string, id: number, post: PostPreview): string {
  const url = postUrl(publicUrl, id)
  const parts = [
    element('id', url),
    element('title', post.subject),
    link('alternate', 'text/html', url),
    element('published', post.created.toISOString()),
    element('updated', changedAt(post).toISOString()),
    `<author>${element('name', post.author)}</author>`,
    ...(post.text === '' ? [] : [element('summary', shortened(post.text, maxCharacters))]),
    ...(post.picture === null ? [] : [link('enclosure', 'image/webp', publicUrl + post.picture)]),
  ]
  return `<entry>\n${parts.join('\n')}\n</entry>`
}

const changedAt = ({ created, edited }: PostPreview): Date => edited ?? created

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`

const link = (rel: string, type: string, href: string): string =>
  `<link rel="${rel}" type="${type}" href="${escapeXml(href)}"/>`

/** Escapes a text for XML 1.0, and removes the characters that it does not allow (section 2.2). */
const escapeXml = (text: string): string =>
  escapeMarkup(text.replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, ''))
