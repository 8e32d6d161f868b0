import path from 'node:path'
import type { Installation } from '../doctor/checks/finding'
import { readSettings } from '../platform/settings'

/** An installation with the migrations of this release. */
export const installationOf = (
  environment: Readonly<Record<string, string>>,
  changes: Partial<Installation> = {},
): Installation => ({
  settings: readSettings(environment),
  environment,
  migrations: path.join(__dirname, '..', '..', 'migrations'),
  shell: undefined,
  ...changes,
})
