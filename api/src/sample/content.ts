import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import {
  CaseState,
  Currency,
  factRules,
  inquiryKinds,
  JobStatus,
  languages,
  OfferAnswer,
  PostType,
  Region,
  StaffRole,
} from '@within-reach/contract'
import * as v from 'valibot'

const Ago = v.pipe(v.number(), v.minValue(0))
const Text = v.pipe(v.string(), v.nonEmpty())

const Member = v.strictObject({
  nick: Text,
  name: Text,
  email: v.pipe(v.string(), v.rfcEmail()),
  /** Absent: nobody can log in as this member. */
  password: v.optional(Text),
  roles: v.optional(v.array(StaffRole), []),
  daysAgo: Ago,
  /** The domain of an email that was checked so many days ago. */
  domain: v.optional(v.strictObject({ name: Text, daysAgo: Ago })),
  /** For how many days an agent's look at the papers counts. */
  papersFor: v.optional(v.pipe(v.number(), v.minValue(1))),
})

const Comment = v.strictObject({ author: Text, hoursLater: v.pipe(v.number(), v.minValue(0)), text: Text })

/** The day from which a home is free is relative to the first start. */
const { freeFrom: _day, ...otherFacts } = factRules
const Facts = v.partial(v.strictObject({ ...otherFacts, freeInDays: Ago }))

const Post = v.strictObject({
  author: Text,
  daysAgo: Ago,
  region: v.optional(Region),
  specificLocation: v.optional(Text),
  jstatus: v.optional(JobStatus),
  /** The name of a file in `pictures`, without its extension. */
  picture: v.optional(v.pipe(v.string(), v.regex(/^[\w-]+$/))),
  facts: v.optional(Facts),
  subject: Text,
  /** One paragraph per entry. */
  description: v.array(Text),
  comments: v.array(Comment),
})

const Message = v.strictObject({
  from: Text,
  to: Text,
  daysAgo: Ago,
  /** The subject of an older post that it is about. */
  about: v.optional(Text),
  text: Text,
})

const Side = v.picklist(['asker', 'agent'])
const Step = v.variant('does', [
  v.strictObject({ does: v.literal('take'), daysAgo: Ago }),
  v.strictObject({ does: v.literal('move'), daysAgo: Ago, state: CaseState }),
  v.strictObject({ does: v.literal('note'), daysAgo: Ago, text: Text }),
  v.strictObject({ does: v.literal('message'), by: Side, daysAgo: Ago, text: Text }),
  v.strictObject({
    does: v.literal('offer'),
    daysAgo: Ago,
    picture: v.string(),
    title: Text,
    area: Text,
    rent: v.number(),
    deposit: v.number(),
    currency: Currency,
    /** Days from the first start until the home is free. */
    inDays: v.number(),
    text: v.string(),
  }),
  v.strictObject({
    does: v.literal('answer'),
    daysAgo: Ago,
    /** The number of the offer in this case, from 1. */
    offer: v.number(),
    answer: OfferAnswer,
    text: v.string(),
  }),
])

const Case = v.strictObject({
  asker: Text,
  kind: v.picklist(inquiryKinds),
  language: v.picklist(languages),
  daysAgo: Ago,
  fields: v.record(v.string(), v.union([v.string(), v.number()])),
  steps: v.array(Step),
})

const Members = v.strictObject({ members: v.array(Member) })
const Messages = v.strictObject({ messages: v.array(Message) })
const Cases = v.strictObject({ cases: v.array(Case) })
const Board = v.strictObject({ board: PostType, posts: v.array(Post) })

export type SampleMember = v.InferOutput<typeof Member>
export type SamplePost = v.InferOutput<typeof Post> & { readonly board: PostType }
export type SampleMessage = v.InferOutput<typeof Message>

export type SampleCase = v.InferOutput<typeof Case>
export type SampleStep = v.InferOutput<typeof Step>

/** The sample content. Times are relative to the first start. */
export interface SampleContent {
  readonly members: readonly SampleMember[]
  readonly posts: readonly SamplePost[]
  readonly messages: readonly SampleMessage[]
  readonly cases: readonly SampleCase[]
}

/**
 * Reads the sample content: `members.json`, `messages.json`, `cases.json`, and a file for each board and language.
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
    cases: v.parse(Cases, await read('cases.json')).cases,
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
