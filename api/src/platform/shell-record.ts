import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ShellRecord, shellRecordFile } from '@within-reach/registry'
import * as v from 'valibot'

/** Reads the record of the shell's build. @throws Error if the folder contains no built shell */
export async function readShellRecord(folder: string): Promise<ShellRecord> {
  return v.parse(ShellRecord, JSON.parse(await readFile(path.join(folder, shellRecordFile), 'utf8')))
}
