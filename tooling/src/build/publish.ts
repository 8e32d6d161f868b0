import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { applyChange, emptyDocument, RegistryDocument, RemoteVersion } from '@within-reach/registry'
import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { recordFile } from './record'
import type { RemoteRoom } from './rooms'

/** Where a site keeps what is published: its registry document and the remotes' files. */
export const publishedFolder = (dataDir: string): string => path.join(dataDir, 'remotes')
const documentFile = (dataDir: string): string => path.join(publishedFolder(dataDir), 'registry.json')

/**
 * Publishes the built version of a remote to a site and makes it current. The site may be running:
 * the version's folder is complete before the document names it, and each is put in place by one rename.
 * @param remote a remote in a version that is built
 * @param dataDir the site's DATA_DIR
 */
export async function publishRemote({ name, root, version }: RemoteRoom, dataDir: string): Promise<void> {
  const built = path.join(root, 'dist', version)
  const text = await readFile(path.join(built, recordFile), 'utf8')
  const record = v.parse(RemoteVersion, JSON.parse(text))
  const recordIntegrity = `sha256-${createHash('sha256').update(text).digest('base64')}`
  await placeFolder(built, path.join(publishedFolder(dataDir), name, version))
  const document = await readDocument(dataDir)
  const environment = 'production'
  if (document.remotes[name]?.environments[environment]?.current === version) return
  const context = { environment, at: Date.now(), version: { ...record, recordIntegrity } }
  await placeDocument(dataDir, applyChange(document, { type: 'promote', remote: name, version }, context))
}

async function readDocument(dataDir: string): Promise<RegistryDocument> {
  const text = await readFile(documentFile(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  return text === undefined ? emptyDocument : v.parse(RegistryDocument, JSON.parse(text))
}

async function placeDocument(dataDir: string, document: RegistryDocument): Promise<void> {
  const file = documentFile(dataDir)
  const half = `${file}.${process.pid}`
  await writeFile(half, `${JSON.stringify(document, undefined, 2)}\n`)
  await rename(half, file)
}

/** A version is never overwritten: a folder that is there already stays as it is. */
async function placeFolder(from: string, to: string): Promise<void> {
  const half = `${to}.${process.pid}`
  await mkdir(path.dirname(to), { recursive: true })
  await cp(from, half, { recursive: true })
  await rename(half, to).catch(async (error: NodeJS.ErrnoException) => {
    await rm(half, { recursive: true })
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
  })
}
