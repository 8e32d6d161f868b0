import { createHash } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { required } from './visit'

/** What a version says of itself, as far as the tests read it. */
export interface VersionRecord {
  readonly name: string
  readonly version: string
  readonly container: string
  readonly entry: string
  readonly files: Readonly<Record<string, { readonly integrity: string; readonly bytes: number }>>
  readonly exposes: Readonly<
    Record<string, { readonly js: readonly string[]; readonly css: readonly string[] }>
  >
}

/** A version with all its files. */
export interface WholeVersion {
  readonly record: VersionRecord
  readonly files: ReadonlyMap<string, Buffer>
}

interface PageData {
  readonly decision: {
    readonly remotes: Record<string, { readonly version: string; readonly record: string }>
    readonly records: readonly VersionRecord[]
  }
}

const dataPattern = /(<script id="page-data" type="application\/json">)(.*?)(<\/script>)/s

/** Reads the version of a remote that visitors get now, from the site itself. */
export async function liveVersion(remote: string): Promise<WholeVersion> {
  const site = required('SITE_URL')
  const [, , data = '{}'] = dataPattern.exec(await (await fetch(site)).text()) ?? []
  const version = (JSON.parse(data) as PageData).decision.remotes[remote]?.version
  if (version === undefined) throw new Error(`${remote} is not live`)
  const folder = `${site}/remotes/${remote}/${version}/`
  const record = (await (await fetch(`${folder}record.json`)).json()) as VersionRecord
  const read = async (name: string) =>
    [name, Buffer.from(await (await fetch(folder + name)).arrayBuffer())] as const
  return { record, files: new Map(await Promise.all(Object.keys(record.files).map(read))) }
}

/**
 * Publishes a version to the site under test, without making it live for anybody. One that is published already is left
 * as it is.
 * @returns how to let one visitor have it
 */
export async function publishForSomebody({
  record,
  files,
}: WholeVersion): Promise<(page: Page) => Promise<void>> {
  const folder = path.join(required('SITE_DATA'), 'remotes', record.name, record.version)
  const half = `${folder}.${process.pid}`
  await mkdir(half, { recursive: true })
  const text = JSON.stringify(record)
  for (const [name, bytes] of [...files, ['record.json', text] as const])
    await writeFile(path.join(half, name), bytes)
  await rename(half, folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
  })
  const pointer = {
    version: record.version,
    record: `sha256-${createHash('sha256').update(text).digest('base64')}`,
    why: 'override',
  }
  return (page) => rewriteDecision(page, record.name, pointer)
}

/** Lets the pages of one visitor name another version of a remote, and the current one behind it. */
async function rewriteDecision(page: Page, remote: string, pointer: object): Promise<void> {
  await page.route(
    () => true,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      const body = (await response.text()).replace(
        dataPattern,
        (_, before: string, data: string, after: string) => {
          const page = JSON.parse(data) as PageData
          const current = page.decision.remotes[remote]
          Object.assign(page.decision.remotes, { [remote]: { ...current, ...pointer, fallbacks: [current] } })
          return before + JSON.stringify(page).replaceAll('<', '\\u003c') + after
        },
      )
      await route.fulfill({ response, body })
    },
  )
}
