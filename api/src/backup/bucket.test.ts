import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { s3Store } from '../platform/files/s3-store'
import type { FileStore } from '../platform/files/store'
import { captureLog } from '../testing/captured-log'
import { type Bucket, startBucket } from '../testing/bucket'
import { digestsOf, emptyDatabase, migrations } from '../testing/restored'
import { openSiteWithUploads, type SiteWithUploads, uploadsOf } from '../testing/site-with-uploads'
import { backUp } from './backup'
import { exportTo } from './export'
import { demandStore, type SiteSettings, withNewSite, withSite } from './open-site'
import { checkBackup, checkExport } from './restore'

let folder: string
let bucket: Bucket
let files: FileStore
/** The bucket of the restored sites. */
let other: Bucket
let site: SiteWithUploads
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'within-reach-buckets-'))
  bucket = await startBucket(path.join(folder, 'own'))
  other = await startBucket(path.join(folder, 'other'))
  files = s3Store(bucket.settings)
  const { url, accessKeyId, secretAccessKey } = bucket.settings
  const settings = {
    S3_URL: url,
    S3_BUCKET: bucket.settings.bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  }
  site = await openSiteWithUploads({ files, settings })
})
afterAll(async () => {
  await site.close()
  files.close()
  await bucket.stop()
  await other.stop()
  await rm(folder, { recursive: true })
})

const { log } = captureLog()
/** The settings of a site with a database of its own. */
const settingsOf = (databaseUrl: string, { settings: s3 }: Bucket): SiteSettings => ({
  dataDir: folder,
  filesDir: path.join(folder, 'unused'),
  databaseUrl,
  s3,
})

/** Whether a restored site has all uploads in the other bucket. */
async function expectWhole(url: string): Promise<void> {
  const restored = s3Store(other.settings)
  const found = await uploadsOf(url, restored)
  restored.close()
  expect(Object.keys(found).length).toBeGreaterThan(1)
  expect(found).toEqual(await uploadsOf(site.source.url, files))
}

it('backs a site with a bucket up, and restores it with another bucket', async () => {
  const backups = { folder: path.join(folder, 'backups'), recipients: undefined, identities: undefined }
  const own = settingsOf(site.source.url, bucket)
  const { added, manifest } = await withSite(own, log, (source) => backUp(source, backups, undefined))
  expect([added, manifest.missing]).toEqual([manifest.uploads.length, []])
  await site.post('after the backup')
  expect((await withSite(own, log, (source) => backUp(source, backups, undefined))).added).toBe(2)
  const checked = await checkBackup(backups)
  const target = settingsOf(await emptyDatabase(), other)
  await withNewSite(target, log, (to) => checked.restoreTo({ ...to, migrations }))
  await expectWhole(target.databaseUrl ?? '')
})

it('exports a site with a bucket of one moment, and imports it with another bucket', async () => {
  const file = path.join(folder, 'site.tar')
  const deleted = await site.post('deleted meanwhile')
  const before = await digestsOf(site.source.url)
  const manifest = await withSite(settingsOf(site.source.url, bucket), log, ({ url, files: store }) => {
    let isFirst = true
    const deleting: FileStore = {
      ...store,
      async open(key) {
        // The rows are copied already. A post ends, and the cleanup runs, before its file is copied.
        if (isFirst) {
          isFirst = false
          await site.deletePost(deleted)
          await site.api.platform.cleanup.runAll()
        }
        return store.open(key)
      },
    }
    return exportTo({ url, files: deleting }, file, undefined)
  })
  expect(manifest.missing).toEqual([])
  const checked = await checkExport(file, undefined)
  const target = settingsOf(await emptyDatabase(), other)
  await withNewSite(target, log, (to) => checked.restoreTo({ ...to, migrations }))
  expect((await digestsOf(target.databaseUrl ?? '')).posts).toBe(before.posts)
  const restored = s3Store(other.settings)
  const uploads = await uploadsOf(target.databaseUrl ?? '', restored)
  restored.close()
  expect(Object.keys(uploads)).toHaveLength(manifest.uploads.length)
  expect(Object.values(uploads)).not.toContain('missing')
})

it.each([
  ['has no such bucket', { bucket: 'nowhere' }, /There is no bucket nowhere at .+ correct S3_BUCKET/],
  [
    'does not know the key',
    { accessKeyId: 'somebody' },
    /does not accept the keys\. Correct S3_ACCESS_KEY_ID/,
  ],
  ['is away', { url: 'http://127.0.0.1:1' }, /does not work: .+ Correct S3_URL/],
])('says what to correct if the store %s, before anything is changed', async (_case, wrong, message) => {
  const s3 = { ...bucket.settings, ...wrong }
  const settings = { ...settingsOf(site.source.url, bucket), s3 }
  await expect(demandStore(settings)).rejects.toThrow(message)
  await expect(
    withSite(settings, log, (source) => exportTo(source, path.join(folder, 'refused.tar'), undefined)),
  ).rejects.toThrow(message)
})

it('is content with a store that answers', async () => {
  await expect(demandStore(settingsOf(site.source.url, bucket))).resolves.toBeUndefined()
})
