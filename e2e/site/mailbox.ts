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

/** Stores a received mail. It is renamed into place, so that no test reads half of one. */
export async function keepMail(folder: string, mail: Mail): Promise<void> {
  const file = path.join(folder, `${prefixOf(mail.to)}${randomUUID()}.json`)
  await writeFile(`${file}.half`, JSON.stringify(mail))
  await rename(`${file}.half`, file)
}

/** All mails to an address so far. Tests ask often, so the names of the files say whose they are. */
export async function mailsTo(folder: string, to: string): Promise<Mail[]> {
  const prefix = prefixOf(to)
  const names = (await readdir(folder)).filter((name) => name.startsWith(prefix) && name.endsWith('.json'))
  return Promise.all(
    names.map(async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8')) as Mail),
  )
}

const prefixOf = (to: string): string => `${encodeURIComponent(to.toLowerCase())} `
