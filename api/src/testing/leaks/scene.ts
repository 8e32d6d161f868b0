import { randomBytes, randomInt } from 'node:crypto'
import {
  boardAddress,
  bookmark,
  type Call,
  calls,
  type ContentKind,
  contentKinds,
  findPosts,
  photosAddress,
  postAddress,
  postDetail,
  posting,
  posts,
  type PushedNews,
  saveFacts,
  saveSearch,
  type Session,
  translation,
} from '@within-reach/contract'
import sharp from 'sharp'
import { startApi, type TestApi } from '../api'
import { publishPost, sendMessage, writeComment, type Written } from '../moderated'
import { builtShell, changesBy, grant, page, publish, versionOf } from '../registry'
import { matchAll } from '../saved-searches'
import { grantRole } from '../staff'
import type { TestDevice } from '../push-device'
import { startPushService } from '../push-service'
import { arrivedAt, pushedTo, pushTimePasses, turnOn } from '../pushes'
import { startTranslator } from '../translator'

/** The people of a scene. The recipient got the message, and wrote the post that the comment is below. */
export interface People {
  readonly author: Session
  readonly recipient: Session
  readonly stranger: Session
  readonly moderator: Session
  /** Of the recipient, with notifications on. */
  readonly device: TestDevice
}

/** Something that an author wrote, with a word that is nowhere else. */
export interface Concealable extends Written {
  readonly marker: string
  /** The post that it is, or that it stands below; 0 for a message. */
  readonly postId: number
  /** A message about the post; 0 if there is none. */
  readonly messageId: number
  /** The keys of its files. */
  readonly files: readonly string[]
  /** A number among its facts that is nowhere else. */
  readonly figure?: string
  readonly people: People
}

/** A site with a page for each reading call, on which content is written and concealed. */
export interface Scene {
  readonly api: TestApi
  /** Another instance of the same site. */
  readonly other: TestApi
  /** Writes something of each kind by a new author. */
  write(): Promise<Readonly<Record<ContentKind, Concealable>>>
  /** The notifications that the recipient's device has got. */
  arrivedAt(people: People): readonly PushedNews[]
  /** Sends every notification to the recipient that is due within a day, and returns all that their device has got. */
  pushedTo(people: People): Promise<readonly PushedNews[]>
  close(): Promise<void>
}

const readsOf = ({ path, request }: Call, fields: Readonly<Record<string, string>> = {}) => ({
  path,
  fields,
  query: Object.keys(request.entries).filter((name) => !(name in fields)),
})

/** The address of a page that starts with this call. */
export const pageOfCall = ({ path }: Call): string => `/page-of-${path.slice('/api/'.length).toLowerCase()}`

/** Every call that a page may embed. A new one gets a page by itself. */
export const embeddedCalls: readonly Call[] = calls.filter(({ reads }) => reads !== undefined)

const routes = [
  ...embeddedCalls.map((call) =>
    page(
      pageOfCall(call),
      call.login === 'none' ? { reads: [readsOf(call)] } : { privateReads: [readsOf(call)] },
    ),
  ),
  ...Object.entries(boardAddress).map(([type, address]) =>
    page(address, { reads: [readsOf(posts, { type })] }),
  ),
  page(photosAddress, { reads: [readsOf(findPosts)] }),
  page(postAddress, { reads: [readsOf(postDetail)] }),
]

/**
 * Starts two instances of a site.
 * @param databaseThrough changes the address of the database, for example to that of another server
 */
export async function openScene(databaseThrough?: (url: string) => string): Promise<Scene> {
  const shell = await builtShell()
  const translator = await startTranslator()
  const pushService = await startPushService()
  const settings = {
    TRANSLATION_URL: translator.url,
    PUSH_SERVICES: pushService.origin,
    // With a provider, the service has addresses for it.
    OPENID_ISSUER: 'https://id.example.com',
    OPENID_CLIENT_ID: 'x',
    OPENID_CLIENT_SECRET: 'x',
    OPENID_NAME: 'x',
  }
  const api = await startApi({ shell: shell.folder, settings, databaseThrough })
  await publish(api.database, versionOf('mfe-pages', '1.0.0', { routes }))
  const operator = await api.signUp('keeper')
  await grant(api, operator)
  await changesBy(api, operator)({ type: 'promote', remote: 'mfe-pages', version: '1.0.0' })
  const other = await startApi({
    shell: shell.folder,
    sharing: api,
    settings: { ...settings, FILES_DIR: api.platform.settings.filesDir },
  })
  let scenes = 0
  const signUp = async (role: string) => api.signUp(`${role}${scenes}`)
  return {
    api,
    other,
    async write() {
      scenes++
      const recipient = await signUp('recipient')
      const people = {
        author: await signUp('author'),
        recipient,
        device: await turnOn(api, pushService, recipient),
        stranger: await signUp('stranger'),
        moderator: await signUp('judge'),
      }
      await grantRole(api, people.moderator, 'moderator')
      const written = Object.fromEntries(
        await Promise.all(
          contentKinds.map(async (kind) => [kind, await writers[kind](api, people)] as const),
        ),
      )
      await translateAll(api, Object.values(written))
      return written as Record<ContentKind, Concealable>
    },
    arrivedAt: ({ device }) => arrivedAt(pushService, device),
    async pushedTo({ device }) {
      await pushTimePasses(api, '1 day')
      return pushedTo(api, pushService, device)
    },
    async close() {
      await other.close()
      await api.close()
      await translator.stop()
      await pushService.stop()
      await shell.remove()
    },
  }
}

type Writer = (api: TestApi, people: People) => Promise<Concealable>

const newMarker = (): string => `marked${randomBytes(6).toString('hex')}`

/** Everybody has a saved search that finds the post, and has bookmarked it. */
async function keepOnLists(api: TestApi, { author, recipient, stranger }: People, id: number): Promise<void> {
  for (const { api_token: token } of [author, recipient, stranger]) {
    await api.call(saveSearch, { name: 'Everything', type: 'fr', mails: 'daily' }, { token })
    await api.call(bookmark, { id, on: 'yes' }, { token })
  }
  await matchAll(api)
}

/** A reader has had everything translated, so that there are translations to conceal. */
async function translateAll(api: TestApi, written: readonly Concealable[]): Promise<void> {
  for (const { kind, id, people, marker } of written) {
    const { body } = await api.call(
      translation,
      { kind, id, language: 'ko' },
      { token: people.recipient.api_token },
    )
    if (!JSON.stringify(body).includes(marker)) throw new Error(`${kind} was not translated`)
  }
}

const writers: Readonly<Record<ContentKind, Writer>> = {
  async post(api, people) {
    const marker = newMarker()
    const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#358' } })
      .png()
      .toBuffer()
    const fields = {
      type: 'fr',
      region: 'Others',
      specificLocation: 'x',
      subject: marker,
      description: `Text ${marker}`,
    }
    const files = [{ name: `${marker}.png`, bytes }]
    const { outcome } = await api.call(posting, fields, { token: people.author.api_token, files })
    if (outcome.kind !== 'ok') throw new Error(`no post: ${outcome.kind}`)
    const id = outcome.data.post_idx
    const figure = String(randomInt(100_000_000, 999_999_999))
    await api.call(saveFacts, { id, rent: figure, currency: 'EUR' }, { token: people.author.api_token })
    await keepOnLists(api, people, id)
    const detail = await api.call(postDetail, { id })
    const row = detail.outcome.kind === 'ok' ? detail.outcome.data : undefined
    const large = row?.files[0]?.path.split('/').at(-1) ?? ''
    const messageId = await sendMessage(api, people.recipient, people.author, 'Is it free?', id)
    return {
      kind: 'post',
      id,
      postId: id,
      messageId,
      marker,
      people,
      figure,
      files: [large, large.replace('.', '-small.')],
    }
  },
  async comment(api, people) {
    const marker = newMarker()
    const postId = await publishPost(api, people.recipient, 'An open thread')
    const id = await writeComment(api, people.author, postId, `Comment ${marker}`)
    return { kind: 'comment', id, postId, messageId: 0, marker, people, files: [] }
  },
  async message(api, people) {
    const marker = newMarker()
    const id = await sendMessage(api, people.author, people.recipient, `Message ${marker}`)
    return { kind: 'message', id, postId: 0, messageId: 0, marker, people, files: [] }
  },
}
