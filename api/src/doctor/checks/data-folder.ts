import { access, constants, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { type Check, error, type Finding, ok, warning } from './finding'
import { nearestFolder } from './nearest-folder'

/** Whether the service can use DATA_DIR, and whether its token is safe. */
export const checkDataFolder: Check = async ({ settings: { dataDir } }) => {
  const existing = await nearestFolder(dataDir)
  const entry = await stat(existing)
  const isWritable = await access(existing, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  )
  if (!entry.isDirectory() || !isWritable) return [describeUnusable(existing, entry.isDirectory())]
  if (existing !== dataDir) return [ok(`${dataDir} does not exist yet. The first start creates it.`)]
  const found = [
    ...ofOwner(dataDir, entry.uid, process.getuid?.()),
    ...ofMode(dataDir, entry.mode),
    ...(await ofToken(dataDir)),
  ]
  return found.length > 0 ? found : [ok(`${dataDir} is writable, and no other user may change it.`)]
}

export function describeUnusable(folder: string, isFolder: boolean): Finding {
  if (!isFolder)
    return error(`DATA_DIR needs a folder at ${folder}, and there is a file.`, 'Set DATA_DIR to a folder.')
  return error(
    `${folder} is not writable for this user.`,
    'Run the doctor as the user of the service. If you did, give that user the folder with chown.',
  )
}

/** @param me the user of this process; undefined on Windows */
export function ofOwner(dataDir: string, owner: number, me: number | undefined): Finding[] {
  if (me === undefined || me === owner) return []
  return [
    warning(
      `${dataDir} belongs to user ${owner}, and the doctor runs as user ${me}: it may do what the service may not.`,
      'Run the doctor as the user of the service.',
    ),
  ]
}

function ofMode(file: string, mode: number): Finding[] {
  if (process.platform === 'win32' || (mode & 0o002) === 0) return []
  return [warning(`Every user of this machine may change ${file}.`, `Run: chmod o-w ${file}`)]
}

async function ofToken(dataDir: string): Promise<Finding[]> {
  const file = path.join(dataDir, 'reach-token')
  const token = await stat(file).catch(() => undefined)
  if (token) {
    if (process.platform === 'win32' || (token.mode & 0o077) === 0) return []
    return [
      warning(
        `Other users of this machine may read ${file}, which gives all rights.`,
        `Run: chmod 600 ${file}`,
      ),
    ]
  }
  if ((await readdir(dataDir)).length === 0) return []
  return [
    warning(
      `${file} is missing. The first start writes it; after that only one of several instances has it.`,
      'If no instance has it, README.md says under "Access to the registry" how to get another.',
    ),
  ]
}
