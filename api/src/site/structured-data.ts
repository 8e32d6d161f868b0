import { boardAddress, type Language, postAddress } from '@within-reach/contract'
import type { Content } from './content'
import type { ListedPost } from './listed-posts'
import type { PostPreview } from './posts'
import { shortened } from './shortened'

/** A schema.org object. */
export type Thing = Readonly<Record<string, unknown>>

export interface DescribedPage {
  /** The address of the site, without a trailing slash. */
  readonly publicUrl: string
  /** The page's own address. It names the language if the requested address does. */
  readonly canonical: string
  /** The same without a language. */
  readonly address: string
  readonly pathname: string
  readonly title: string
  readonly description: string | undefined
  readonly language: Language
  readonly content: Content
  /** The posts of a board that the HTML does not already list as links. */
  readonly listed: readonly ListedPost[]
  /** The title of another page of the site. */
  titleAt(pathname: string): string
}

/** The address of a post's page. */
export const postUrl = (publicUrl: string, id: number): string => `${publicUrl}${postAddress}?id=${id}`

/** The maximum length of a post's text for search engines, in characters. */
const maxCharacters = 2000

/** Describes a page in schema.org terms, for search engines. */
export function structuredData(page: DescribedPage): readonly Thing[] {
  const { content, pathname } = page
  if (pathname === '/') return [website(page)]
  if (content.kind === 'board') return [boardPage(page), breadcrumbs(page, [])]
  if (content.kind === 'post') {
    const board = boardAddress[content.post.type]
    return [posting(page, content.post), breadcrumbs(page, [board])]
  }
  return []
}

function website({ publicUrl, language, description }: DescribedPage): Thing {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: 'Within Reach',
    url: `${publicUrl}/`,
    description,
    inLanguage: language,
    // A search covers one board. The questions board is the most useful one.
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${publicUrl}${boardAddress.qb}?search={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  }
}

function boardPage({ publicUrl, canonical, title, description, language, listed }: DescribedPage): Thing {
  const items = listed.map(({ id, subject }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: subject,
    url: postUrl(publicUrl, id),
  }))
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name: title,
    url: canonical,
    description,
    inLanguage: language,
    mainEntity: items.length > 0 ? { '@type': 'ItemList', itemListElement: items } : undefined,
  }
}

/** Also for a job: a JobPosting requires an employer and an end date, which an ad here does not have. */
function posting({ publicUrl, canonical }: DescribedPage, post: PostPreview): Thing {
  return {
    '@context': 'https://schema.org',
    '@type': 'DiscussionForumPosting',
    headline: post.subject,
    text: shortened(post.text, maxCharacters),
    url: canonical,
    mainEntityOfPage: canonical,
    image: post.picture === null ? undefined : publicUrl + post.picture,
    author: { '@type': 'Person', name: post.author },
    datePublished: post.created.toISOString(),
    dateModified: post.edited?.toISOString(),
  }
}

function breadcrumbs(page: DescribedPage, between: readonly string[]): Thing {
  const { publicUrl, canonical, title, titleAt } = page
  const steps = [
    { name: 'Within Reach', item: `${publicUrl}/` },
    ...between.map((pathname) => ({ name: titleAt(pathname), item: publicUrl + pathname })),
    { name: title, item: canonical },
  ]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  }
}
