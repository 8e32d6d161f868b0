import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { deletePost, posting, postMsg } from '@within-reach/contract'
import sharp from 'sharp'
import type { Source } from '../backup/export'
import type { Target } from '../backup/import'
import { inSnapshot } from '../backup/snapshot'
import { diskStore } from '../platform/files/disk-store'
import type { FileStore } from '../platform/files/store'
import { startApi, type TestApi } from './api'
import { emptyDatabase, migrations } from './restored'
import { matchAll } from './saved-searches'

/** A running site of which backups are made: a member has published a post with a picture, and sent a message. */
export interface SiteWithUploads {
  readonly api: TestApi
  readonly source: Source
  /** A temporary folder. */
  readonly folder: string
  /** Publishes a post with a picture. */
  post(subject: string): Promise<number>
  deletePost(id: number): Promise<void>
  /** An empty database and an empty folder of uploads. */
  newTarget(): Promise<Target & { readonly files: FileStore }>
  close(): Promise<void>
}

/** @param bucket its store of uploads, and the settings that name it; by default a folder */
export async function openSiteWithUploads(bucket?: {
  readonly files: FileStore
  readonly settings: Readonly<Record<string, string>>
}): Promise<SiteWithUploads> {
  const folder = await mkdtemp(path.join(tmpdir(), 'within-reach-backup-'))
  const api = await startApi({ settings: bucket?.settings })
  const { api_token: token } = await api.signUp('ana')
  const site: SiteWithUploads = {
    api,
    source: {
      url: api.database.pool.options.connectionString ?? '',
      files: bucket?.files ?? diskStore(api.platform.settings.filesDir),
    },
    folder,
    async post(subject) {
      const bytes = await sharp({ create: { width: 90, height: 60, channels: 3, background: 'red' } })
        .png()
        .toBuffer()
      const ad = { type: 'fr', region: 'Others', specificLocation: 'x', subject, description: 'x' }
      const { outcome } = await api.call(posting, ad, { token, files: [{ name: 'a.png', bytes }] })
      if (outcome.kind !== 'ok') throw new Error(outcome.kind)
      // Otherwise a worker does so between a backup and the look at what it should have.
      await matchAll(api)
      return outcome.data.post_idx
    },
    async deletePost(id) {
      await api.call(deletePost, { idx: id }, { token })
    },
    newTarget: async () => ({
      url: await emptyDatabase(),
      files: diskStore(path.join(folder, `files-${randomBytes(4).toString('hex')}`)),
      migrations,
    }),
    async close() {
      await api.close()
      await rm(folder, { recursive: true })
    },
  }
  await site.post('the first')
  await api.call(postMsg, { to: 'ana@example.com', msg: 'tab\there, \\N, 한국어\nand a line' }, { token })
  return site
}

/** The content of the uploads that posts name, by key. */
export async function uploadsOf(url: string, files: FileStore): Promise<Record<string, string>> {
  const { rows } = await inSnapshot(url, (client) =>
    client.query<{ key: string }>(
      'select key from post_files union select small_key from post_files order by 1',
    ),
  )
  const found: Record<string, string> = {}
  for (const { key } of rows) {
    const file = await files.open(key)
    found[key] = file ? (await buffer(file.stream)).toString('base64') : 'missing'
  }
  return found
}
