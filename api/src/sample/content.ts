import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { JobStatus, PostType, Region } from '@within-reach/contract'
import * as v from 'valibot'

const Ago = v.pipe(v.number(), v.minValue(0))
const Text = v.pipe(v.string(), v.nonEmpty())

const Member = v.strictObject({
  nick: Text,
  name: Text,
  email: v.pipe(v.string(), v.rfcEmail()),
  /** Absent: nobody can log in as this member. */
  password: v.optional(Text),
  daysAgo: Ago,
})

const Comment = v.strictObject({ author: Text, hoursLater: v.pipe(v.number(), v.minValue(0)), text: Text })

const Post = v.strictObject({
  author: Text,
  daysAgo: Ago,
  region: v.optional(Region),
  specificLocation: v.optional(Text),
  jstatus: v.optional(JobStatus),
  /** The name of a file in `pictures`, without its extension. */
  picture: v.optional(v.pipe(v.string(), v.regex(/^[\w-]+$/))),
  subject: Text,
  /** One paragraph per entry. */
  description: v.array(Text),
  comments: v.array(Comment),
})

const Message = v.strictObject({ from: Text, to: Text, daysAgo: Ago, text: Text })

const Members = v.strictObject({ members: v.array(Member) })
const Messages = v.strictObject({ messages: v.array(Message) })
const Board = v.strictObject({ board: PostType, posts: v.array(Post) })

export type SampleMember = v.InferOutput<typeof Member>
export type SamplePost = v.InferOutput<typeof Post> & { readonly board: PostType }
export type SampleMessage = v.InferOutput<typeof Message>

/** The sample content. Times are relative to the first start. */
export interface SampleContent {
  readonly members: readonly SampleMember[]
  readonly posts: readonly SamplePost[]
  readonly messages: readonly SampleMessage[]
}

/**
 * Reads the sample content: `members.json`, `messages.json`, and a file for each board and language.
 * @throws Error if a file is malformed
 */
export async function readSample(folder: string): Promise<SampleContent> {
  const read = readerOf(folder)
  const boards = (await readdir(folder)).filter((name) => /^\w+\.(en|ko)\.json$/.test(name)).sort()
  const posts = await Promise.all(
    boards.map(async (name) => {
      const { board, posts } = v.parse(Board, await read(name))
      return posts.map((post) => ({ ...post, board }))
    }),
  )
  return {
    members: await readMembers(folder),
    posts: posts.flat(),
    messages: v.parse(Messages, await read('messages.json')).messages,
  }
}

/**
 * Reads the members of the sample content.
 * @throws Error if the file is malformed
 */
export async function readMembers(folder: string): Promise<readonly SampleMember[]> {
  return v.parse(Members, await readerOf(folder)('members.json')).members
}

const readerOf =
  (folder: string) =>
  async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(folder, name), 'utf8'))

/** A picture of the sample content, as a browser would upload it. */
export async function readPicture(
  folder: string,
  name: string,
): Promise<{ name: string; path: string; size: number }> {
  const file = path.join(folder, 'pictures', `${name}.webp`)
  const { size } = await stat(file)
  return { name: path.basename(file), path: file, size }
}
