import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Cleanup } from '../platform/cleanup'
import type { Database } from '../platform/database/database'
import { laterVersionsOf } from '../platform/deltas/dictionaries'
import { findShellFile, markSeen, removeShellFiles, storeShellFile } from './shell-file-queries'

/** The scripts and styles of this shell and of earlier ones. */
export interface ShellFiles {
  /** Whether this instance's shell has a file of that name. */
  has(name: string): boolean
  /** Reads a file by its name; undefined if no recent shell had it. */
  find(name: string): Promise<Buffer | undefined>
}

/** A tab may stay open, and a browser keep a file as a dictionary, for as long as a session lasts. */
const keptDays = 30

/**
 * Stores the scripts and styles of this instance's shell in the database, to serve them after the next deploy.
 * @param folder the built shell
 * @param names the files in its record
 */
export async function openShellFiles(
  database: Database,
  folder: string,
  names: readonly string[],
  cleanup: Cleanup,
): Promise<ShellFiles> {
  const own = new Set(names)
  const kept = names.filter((name) => laterVersionsOf(`/assets/${name}`) !== undefined)
  const read = (name: string) => readFile(path.join(folder, name))

  const known = await markSeen(database, kept)
  for (const name of kept) if (!known.has(name)) await storeShellFile(database, name, await read(name))
  cleanup.add({
    what: 'files of earlier shells',
    async run() {
      await markSeen(database, kept)
      return removeShellFiles(database, keptDays)
    },
  })
  return {
    has: (name) => own.has(name),
    find: (name) => (own.has(name) ? read(name) : findShellFile(database, name)),
  }
}
