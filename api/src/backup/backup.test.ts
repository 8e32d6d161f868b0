import { open, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { digestsOf } from '../testing/restored'
import { openSiteWithUploads, type SiteWithUploads, uploadsOf } from '../testing/site-with-uploads'
import { isEncrypted } from './age'
import { backUp } from './backup'
import type { Source } from './export'
import { listBackups } from './folder'
import { checkBackup } from './restore'

let site: SiteWithUploads
let source: Source
beforeAll(async () => {
  site = await openSiteWithUploads()
  source = site.source
})
afterAll(() => site.close())

describe('a folder of encrypted backups', () => {
  let identity: string
  let backups: { folder: string; recipients: string[]; identities: string[] }
  beforeAll(async () => {
    identity = await generateIdentity()
    const recipients = [await identityToRecipient(identity)]
    backups = { folder: path.join(site.folder, 'backups'), recipients, identities: [identity] }
  })
  const uploadsIn = async () =>
    (await readdir(backups.folder, { recursive: true })).filter((file) => /webp/.test(file))

  it('copies each upload once, and deletes with the oldest backup what only that one names', async () => {
    const id = await site.post('in the first backup')
    const first = await backUp(source, backups, undefined)
    expect(first.added).toBe(first.manifest.uploads.length)
    await site.deletePost(id)
    await site.post('in the second backup')
    const second = await backUp(source, backups, 2)
    expect([second.added, second.deleted, (await listBackups(backups.folder)).length]).toEqual([2, 0, 2])
    const third = await backUp(source, backups, 2)
    expect([third.added, third.deleted, (await listBackups(backups.folder)).length]).toEqual([0, 1, 2])
    expect(await uploadsIn()).toHaveLength(third.manifest.uploads.length)
  })

  it('restores the newest backup, or the named one', async () => {
    const before = await digestsOf(source.url)
    const { manifest } = await backUp(source, backups, undefined)
    await site.post('after the backup')
    await backUp(source, backups, undefined)
    const newest = await site.newTarget()
    await (await checkBackup(backups)).restoreTo(newest)
    // The moment itself is recorded after it.
    expect({ ...(await digestsOf(newest.url)), backups: '' }).toEqual({
      ...(await digestsOf(source.url)),
      backups: '',
    })
    expect(await uploadsOf(newest.url, newest.files)).toEqual(await uploadsOf(source.url, source.files))
    const named = await site.newTarget()
    await (await checkBackup(backups, manifest.at.replaceAll(':', '-'))).restoreTo(named)
    expect(await digestsOf(named.url)).toEqual(before)
    await expect(checkBackup(backups, '1999')).rejects.toThrow('begins with 1999')
  })

  it('records its time', async () => {
    const { rows } = await site.api.database.pool.query('select kind from backups')
    expect(rows).toEqual([{ kind: 'backup' }])
  })

  it('has nothing that is readable without the identity but names and checksums', async () => {
    for (const entry of await readdir(backups.folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || entry.name.endsWith('.sha256')) continue
      expect([entry.name, await isEncrypted(path.join(entry.parentPath, entry.name))]).toEqual([
        expect.stringMatching(/\.age$/),
        true,
      ])
    }
  })

  it('refuses a damaged backup', async () => {
    await backUp(source, backups, 1)
    const files = (await readdir(backups.folder, { recursive: true, withFileTypes: true })).filter((entry) =>
      entry.isFile(),
    )
    expect(files.length).toBeGreaterThan(3)
    for (const { parentPath, name: file } of files) {
      const damaged = path.join(parentPath, file)
      const good = await readFile(damaged)
      await flip(damaged, Math.floor(good.length / 2))
      await expect(checkBackup(backups)).rejects.toThrow('The backup is damaged')
      await flip(damaged, Math.floor(good.length / 2))
    }
    await checkBackup(backups)
  })

  it('deletes no upload while the checksums of a backup are damaged', async () => {
    const id = await site.post('only in a damaged backup')
    const { manifest } = await backUp(source, backups, undefined)
    await site.deletePost(id)
    const before = await uploadsIn()
    const damaged = path.join(backups.folder, `${manifest.at.replaceAll(':', '-')}.sha256`)
    await flip(damaged, 65)
    expect((await backUp(source, backups, 2)).deleted).toBe(1)
    expect(await uploadsIn()).toEqual(before)
    await flip(damaged, 65)
    await backUp(source, backups, 1)
    expect((await uploadsIn()).length).toBeLessThan(before.length)
  })

  it('refuses another identity, and none', async () => {
    const identities = [await generateIdentity()]
    await expect(checkBackup({ ...backups, identities })).rejects.toThrow(/\.tar\.age cannot be decrypted/)
    await expect(checkBackup({ ...backups, identities: undefined })).rejects.toThrow(
      /is encrypted: name the identity with --identity/,
    )
  })

  it('copies every upload again for other recipients, and deletes the earlier copies with the last backup that names them', async () => {
    const other = await generateIdentity()
    const recipients = [...backups.recipients, await identityToRecipient(other)]
    const { added, manifest } = await backUp(source, { ...backups, recipients }, undefined)
    expect(added).toBe(manifest.uploads.length)
    expect(await uploadsIn()).toHaveLength(2 * added)
    for (const one of [identity, other]) await checkBackup({ ...backups, identities: [one] })
    await backUp(source, { ...backups, recipients }, 1)
    expect(await uploadsIn()).toHaveLength(added)
  })

  it('reads a backup that is not encrypted only without an identity', async () => {
    const plain = { folder: path.join(site.folder, 'plain'), recipients: undefined, identities: undefined }
    await backUp(source, plain, undefined)
    await checkBackup(plain)
    await expect(checkBackup({ ...plain, identities: [identity] })).rejects.toThrow('leave out --identity')
  })
})

/** Changes a byte of a file, or changes it back. */
async function flip(file: string, position: number): Promise<void> {
  const handle = await open(file, 'r+')
  try {
    const byte = Buffer.alloc(1)
    await handle.read(byte, 0, 1, position)
    byte.writeUInt8(byte.readUInt8() ^ 1)
    await handle.write(byte, 0, 1, position)
  } finally {
    await handle.close()
  }
}
