import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { compareApis, mayBreak, readReport, reportOf } from './api-report'
import { readApi } from './declarations'
import type { PublishablePackage } from './publishable'

/**
 * Compares the API of a compiled package with its report, `api-report.md`.
 * @param writes whether to update the report
 * @throws Error if the API breaks that of the report and the version does not allow that, or if the report is outdated
 */
export async function checkApi(one: PublishablePackage, writes: boolean): Promise<void> {
  const file = path.join(one.root, 'api-report.md')
  const text = await readFile(file, 'utf8').catch(() => '')
  const api = readApi(one)
  const before = readReport(text)
  if (before !== undefined) {
    const { breaking } = compareApis(before.api, api)
    if (breaking.length > 0 && !mayBreak(before.version, one.version))
      throw new Error(
        `${one.name} ${one.version} breaks the API of ${before.version}: ${breaking.join(', ')}. Keep the old declarations, or raise the version of all packages (major, or minor before 1.0.0).`,
      )
  }
  const report = reportOf(one.name, { version: one.version, api })
  if (writes) await writeFile(file, report)
  else if (text !== report)
    throw new Error(
      `${path.relative(process.cwd(), file)} is not the API of the sources: run "npm run packages -- --reports".`,
    )
}
