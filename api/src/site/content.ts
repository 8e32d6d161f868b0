import { boardAddress, postAddress, type PostType, postTypes } from '@within-reach/contract'
import type { PostPreview, SitePosts } from './posts'

/** What stands on a page beside its title, as far as those who do not run scripts should know of it. */
export type Content =
  | { readonly kind: 'plain' }
  | { readonly kind: 'post'; readonly id: number; readonly post: PostPreview }
  | { readonly kind: 'no-post' }
  | {
      readonly kind: 'board'
      readonly page: number
      readonly newest: readonly { readonly id: number; readonly subject: string }[]
    }

const plain: Content = { kind: 'plain' }
const largestId = 2_147_483_647

/** How long a page waits for what only makes it nicer, in milliseconds. */
const patience = 2000

/**
 * Looks up what a page shows. A database that is away or slow never keeps a page back: it is plain then.
 * @param onTrouble told why a page is plainer than it might be
 * @param within milliseconds that it waits
 */
export async function contentOf(
  posts: SitePosts,
  pathname: string,
  query: URLSearchParams,
  onTrouble: (error: unknown) => void,
  within = patience,
): Promise<Content> {
  const board = postTypes.find((type) => boardAddress[type] === pathname)
  if (board === undefined && pathname !== postAddress) return plain
  let bell: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    bell = setTimeout(() => reject(new Error('The lookup for a page took too long')), within)
  })
  const lookup = board === undefined ? postContent(posts, query) : boardContent(posts, board, query)
  try {
    return await Promise.race([lookup, late])
  } catch (error) {
    onTrouble(error)
    return plain
  } finally {
    clearTimeout(bell)
  }
}

async function postContent(posts: SitePosts, query: URLSearchParams): Promise<Content> {
  const id = wholeNumber(query.get('id'))
  const post = id === undefined ? undefined : await posts.preview(id)
  return id === undefined || post === undefined ? { kind: 'no-post' } : { kind: 'post', id, post }
}

async function boardContent(posts: SitePosts, type: PostType, query: URLSearchParams): Promise<Content> {
  const page = wholeNumber(query.get('page')) ?? 1
  // The links are those of the newest posts: further pages and filtered lists show others.
  const isFirst = ['page', 'region', 'jstatus', 'search'].every((name) => (query.get(name) ?? '') === '')
  return { kind: 'board', page, newest: isFirst ? await posts.newest(type) : [] }
}

function wholeNumber(text: string | null): number | undefined {
  if (text === null || !/^[1-9]\d{0,9}$/.test(text)) return undefined
  const number = Number(text)
  return number <= largestId ? number : undefined
}
