import { readFile } from 'node:fs/promises'
import path from 'node:path'
import {
  type Call,
  changeRegistry,
  type DataOf,
  publishVersion,
  readAnswer,
  registryStatus,
} from '@within-reach/contract'
import type { FreshSite } from '../fresh-site'
import { type BuiltRemote, derive } from './derive'

/**
 * Registers remotes by the calls of `npm run registry`. Each is published and promoted twice, so that it has a fallback version
 * like every remote that was changed once.
 * @param count the number of remotes
 */
export async function registerRemotes(site: FreshSite, example: BuiltRemote, count: number): Promise<void> {
  const token = (await readFile(path.join(site.dataDir, 'reach-token'), 'utf8')).trim()
  const ask = asker(site.url, token)
  let { revision } = await ask(registryStatus, new FormData())
  for (let number = 1; number <= count; number++)
    for (const edition of [1, 2]) {
      const { record, files } = derive(example, number, edition)
      await ask(publishVersion, uploadOf(record, files))
      const change = { type: 'promote', remote: record.name, version: record.version }
      const form = new FormData()
      form.set('change', JSON.stringify(change))
      form.set('revision', String(revision))
      form.set('why', 'to be measured')
      revision = (await ask(changeRegistry, form)).revision
    }
}

function uploadOf(record: BuiltRemote['record'], files: BuiltRemote['files']): FormData {
  const form = new FormData()
  form.set('record', JSON.stringify(record, undefined, 2))
  for (const [name, text] of files) form.append('file', new Blob([text]), name)
  return form
}

function asker(url: string, token: string) {
  let count = 0
  return async <C extends Call>(call: C, body: FormData): Promise<DataOf<C>> => {
    const headers = {
      authorization: `Bearer ${token}`,
      // Different client addresses, because the service limits the calls of each.
      'x-forwarded-for': `10.0.${Math.floor(++count / 250)}.${count % 250}`,
    }
    const answer = await fetch(url + call.path, { method: 'POST', headers, body })
    const outcome = readAnswer(call, answer.status, await answer.json())
    if (outcome.kind !== 'ok') throw new Error(`${call.path}: ${JSON.stringify(outcome)}`)
    return (outcome as { readonly data: DataOf<C> }).data
  }
}
