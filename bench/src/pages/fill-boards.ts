import {
  limits,
  login,
  type Post,
  postDetail,
  posting,
  type PostRow,
  posts,
  postTypes,
} from '@within-reach/contract'

/** The body of a successful answer. */
interface Body<Data> {
  readonly data: Data
}

/**
 * Copies the member's posts of each board, with their pictures, until it has a second page. The first page then is a full one. Copies
 * of others' posts would be folded, because several accounts would have the same text.
 * @param site with its sample content, and without a limit of posts per hour
 * @param member the author of the copies
 * @throws Error if a call fails
 */
export async function fillBoards(
  site: string,
  member: { readonly email: string; readonly password: string },
): Promise<void> {
  const session = await call<{ readonly api_token: string; readonly nick: string }>(site, login.path, member)
  for (const type of postTypes) {
    const rows = await call<readonly PostRow[]>(site, posts.path, { type })
    const own = rows.filter(({ userid }) => userid === session.nick)
    if (own.length === 0) throw new Error(`The member has no post on the board ${type} to copy.`)
    for (let count = rows.length; count <= limits.pageSize; count++) {
      const row = own[count % own.length]
      const post = await call<Post>(site, postDetail.path, { id: String(row?.post_idx) })
      await call(site, posting.path, await copyOf(site, post), session.api_token)
    }
  }
}

async function copyOf(site: string, post: Post): Promise<FormData> {
  const form = new FormData()
  const { type, region, jstatus, specificLocation, subject, description } = post
  for (const [name, value] of Object.entries({
    type,
    region,
    jstatus,
    specificLocation,
    subject,
    description,
  }))
    if (value !== null) form.append(name, value)
  for (const { path } of post.files) {
    const picture = await fetch(site + path)
    form.append(posting.files?.field ?? '', await picture.blob(), path.split('/').at(-1))
  }
  return form
}

async function call<Data>(
  site: string,
  path: string,
  fields: Readonly<Record<string, string>> | FormData,
  token?: string,
): Promise<Data> {
  const body = fields instanceof FormData ? fields : new URLSearchParams(fields)
  const headers: HeadersInit = token === undefined ? {} : { Authorization: `Bearer ${token}` }
  const answer = await fetch(site + path, { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(`${path} answered with ${answer.status}: ${await answer.text()}`)
  return ((await answer.json()) as Body<Data>).data
}
