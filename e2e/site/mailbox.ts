import { randomUUID } from 'node:crypto'
import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** A received mail. */
export interface Mail {
  readonly to: string
  readonly replyTo: string
  readonly subject: string
  readonly text: string
}

/** Stores a received mail. The complete file is renamed, so that no test reads an incomplete one. */
export async function storeMail(folder: string, mail: Mail): Promise<void> {
  const file = path.join(folder, `${prefixOf(mail.to)}${randomUUID()}.json`)
  await writeFile(`${file}.half`, JSON.stringify(mail))
  await rename(`${file}.half`, file)
}

/** All mails to an address so far. File names begin with the address, because tests poll for their mails. */
export async function mailsTo(folder: string, to: string): Promise<Mail[]> {
  const prefix = prefixOf(to)
  const names = (await readdir(folder)).filter((name) => name.startsWith(prefix) && name.endsWith('.json'))
  return Promise.all(
    names.map(async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8')) as Mail),
  )
}

const prefixOf = (to: string): string => `${encodeURIComponent(to.toLowerCase())} `
