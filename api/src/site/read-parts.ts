import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Settings } from '../platform/settings'
import { readShellRecord } from '../platform/shell-record'
import type { SignDecision } from '../platform/sign-decision'
import type { PageParts } from './page'
import { lateFiles } from './preloads'

/** What the parts of a page are read from. */
export interface PartSources {
  readonly settings: Settings
  /** The built shell. */
  readonly shellFolder: string
  /** The raw public key of the registry's signatures, base64. */
  readonly registryKey: string
  /** Dates and signs the decision in a page. */
  readonly signDecision: SignDecision
}

/** Reads the parts that every page has. Throws an error if the shell was not built. */
export async function readParts(site: PartSources): Promise<PageParts> {
  const { settings, shellFolder, registryKey, signDecision } = site
  const read = (name: string) => readFile(path.join(shellFolder, name), 'utf8')
  const template = await read('index.html')
  const shell = await readShellRecord(shellFolder)
  return {
    template,
    shell,
    late: lateFiles(shell, template),
    site: {
      supportEmail: settings.supportEmail,
      filmUrl: settings.filmUrl,
      social: settings.social,
      ...(settings.translation && { translation: 'service' }),
      ...(settings.openid && { openid: settings.openid.name }),
    },
    healthSample: settings.healthSample,
    publicUrl: settings.publicUrl,
    registryKey,
    signDecision,
  }
}
