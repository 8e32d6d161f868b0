import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { repository } from '../build/packages'
import { compareApis, mayBreak, readReport, reportOf } from './api-report'
import { readApi } from './declarations'
import { lastRelease } from './changelog'
import type { PublishablePackage } from './publishable'

/**
 * Compares the API of a compiled package with its report, `api-report.md`. A version that is not released may break those in
 * the making, and the last release as far as semver allows it.
 * @param writes whether to update the report
 * @throws Error if the API breaks that of the report and its version may not break the last release, or if the report is outdated
 */
export async function checkApi(one: PublishablePackage, writes: boolean): Promise<void> {
  const file = path.join(one.root, 'api-report.md')
  const text = await readFile(file, 'utf8').catch(() => '')
  const api = readApi(one)
  const before = readReport(text)
  if (before !== undefined) {
    const { breaking } = compareApis(before.api, api)
    const released = lastRelease(await readFile(path.join(repository, 'kit/CHANGELOG.md'), 'utf8'))
    if (breaking.length > 0 && released !== undefined && !mayBreak(released, one.version))
      throw new Error(
        `${one.name} ${one.version} breaks the API of ${released}: ${breaking.join(', ')}. Keep the old declarations, or raise the version of all packages (major, or minor before 1.0.0).`,
      )
  }
  const report = reportOf(one.name, { version: one.version, api })
  if (writes) await writeFile(file, report)
  else if (text !== report)
    throw new Error(
      `${path.relative(process.cwd(), file)} is not the API of the sources: run "npm run packages -- --reports".`,
    )
}
