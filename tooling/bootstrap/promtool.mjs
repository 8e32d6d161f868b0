import { existsSync, mkdirSync } from 'node:fs'
import { run } from './child.mjs'
import { inRepository } from './paths.mjs'

/** Debian's package is unpacked here and not installed: an installation would start a Prometheus. */
const folder = inRepository('.cache/prometheus')
const unpacked = `${folder}/usr/bin/promtool`

/**
 * Finds Prometheus' promtool, which tests the alerts, or downloads Debian's.
 * @returns {Promise<{ path: string } | { failure: string }>}
 */
export async function findPromtool() {
  const named = process.env.PROMTOOL
  if (named)
    return (await starts(named))
      ? { path: named }
      : { failure: `PROMTOOL is ${named}, which does not start. Correct or unset it.` }
  for (const path of ['/usr/bin/promtool', unpacked]) if (await starts(path)) return { path }
  mkdirSync(folder, { recursive: true })
  const options = { limit: 600_000 }
  if (process.getuid?.() === 0) await run('apt-get', ['update'], options)
  const unpack = `cd '${folder}' && apt-get download prometheus && dpkg-deb -x prometheus_*.deb . && rm prometheus_*.deb`
  const { output } = await run('sh', ['-c', unpack], options)
  return (await starts(unpacked))
    ? { path: unpacked }
    : { failure: `promtool was not found, and Debian's package could not be unpacked:\n${output}` }
}

/** @param {string} path */
const starts = async (path) => existsSync(path) && (await run(path, ['--version'], { limit: 30_000 })).ok
