import {
  boardAddress,
  type FactType,
  type InitialAnswer,
  type Post,
  postAddress,
  postDetail,
} from '@within-reach/contract'
import { listedPosts, type ListedPost } from './listed-posts'
import { photoBoard } from './photo-board'
import type { PostPreview, SitePosts } from './posts'

/** The content of a page, besides its title, for clients that do not run scripts. */
export type Content =
  | { readonly kind: 'plain' }
  | { readonly kind: 'post'; readonly id: number; readonly post: PostPreview }
  | { readonly kind: 'no-post' }
  /** A page of a board, with its posts if it is the first page without filters. */
  | {
      readonly kind: 'board'
      readonly page: number
      /** Its filters. */
      readonly query: URLSearchParams
      readonly listed: readonly ListedPost[]
    }
  /** The view with photos, with the board that it shows and its filters. */
  | { readonly kind: 'photos'; readonly board: FactType; readonly query: URLSearchParams }

const boards: ReadonlySet<string> = new Set(Object.values(boardAddress))
const plain: Content = { kind: 'plain' }
const largestId = 2_147_483_647

/** How long a page waits for optional content, in milliseconds. */
const lookupTimeout = 2000

/**
 * Looks up the content of a page. An unreachable or slow database never delays a page: then it has no extra content.
 * @param answers the answers of reads that contain its content: a post among them is not read twice
 * @param onTrouble called with the reason if content is missing
 * @param within the time limit in milliseconds
 */
export async function contentOf(
  posts: SitePosts,
  pathname: string,
  query: URLSearchParams,
  answers: readonly InitialAnswer[],
  onTrouble: (error: unknown) => void,
  within = lookupTimeout,
): Promise<Content> {
  if (boards.has(pathname)) return boardContent(query, answers)
  const board = photoBoard(pathname, query)
  if (board !== undefined) return { kind: 'photos', board, query }
  if (pathname !== postAddress) return plain
  const read = answers.find(({ path }) => path === postDetail.path)
  if (read) {
    const { data } = read.answer as { readonly data: Post }
    return { kind: 'post', id: data.post_idx, post: posts.previewOf(data) }
  }
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The lookup for a page took too long')), within)
  })
  try {
    return await Promise.race([postContent(posts, query), late])
  } catch (error) {
    onTrouble(error)
    return plain
  } finally {
    clearTimeout(timer)
  }
}

async function postContent(posts: SitePosts, query: URLSearchParams): Promise<Content> {
  const id = wholeNumber(query.get('id'))
  const post = id === undefined ? undefined : await posts.preview(id)
  return id === undefined || post === undefined ? { kind: 'no-post' } : { kind: 'post', id, post }
}

function boardContent(query: URLSearchParams, answers: readonly InitialAnswer[]): Content {
  const page = wholeNumber(query.get('page')) ?? 1
  // Links are listed on the first page without filters only: they are the newest posts.
  const isFirst = ['page', 'region', 'jstatus', 'search'].every((name) => (query.get(name) ?? '') === '')
  return { kind: 'board', page, query, listed: isFirst ? listedPosts(answers) : [] }
}

function wholeNumber(text: string | null): number | undefined {
  if (text === null || !/^[1-9]\d{0,9}$/.test(text)) return undefined
  const number = Number(text)
  return number <= largestId ? number : undefined
}
