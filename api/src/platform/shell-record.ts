import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ShellRecord, shellRecordFile } from '@within-reach/registry'
import * as v from 'valibot'

/** Reads what the shell's build says of itself. @throws Error where the folder holds no built shell */
export async function readShellRecord(folder: string): Promise<ShellRecord> {
  return v.parse(ShellRecord, JSON.parse(await readFile(path.join(folder, shellRecordFile), 'utf8')))
}
