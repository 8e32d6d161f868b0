import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { run } from './child.mjs'
import { inRepository } from './paths.mjs'

/** Debian's packages are unpacked here and not installed: an installation would start a PgBouncer. */
const folder = inRepository('.cache/pgbouncer')
/** Finds the unpacked libraries too. */
const wrapper = `${folder}/pgbouncer`
const script = `#!/bin/sh
LD_LIBRARY_PATH=$(echo '${folder}'/usr/lib/*-linux-gnu) exec '${folder}/usr/sbin/pgbouncer' "$@"
`

/**
 * Finds PgBouncer, with which the service is tested, or downloads Debian's.
 * @returns {Promise<{ path: string } | { failure: string }>}
 */
export async function findPgbouncer() {
  const named = process.env.PGBOUNCER
  if (named)
    return (await starts(named))
      ? { path: named }
      : { failure: `PGBOUNCER is ${named}, which does not start. Correct or unset it.` }
  for (const path of ['/usr/sbin/pgbouncer', wrapper]) if (await starts(path)) return { path }
  mkdirSync(folder, { recursive: true })
  const options = { limit: 600_000 }
  if (process.getuid?.() === 0) await run('apt-get', ['update'], options)
  const unpack = `cd '${folder}' && apt-get download pgbouncer libc-ares2 libevent-2.1-7 && for file in *.deb; do dpkg-deb -x "$file" . && rm "$file"; done`
  const { output } = await run('sh', ['-c', unpack], options)
  writeFileSync(wrapper, script, { mode: 0o755 })
  return (await starts(wrapper))
    ? { path: wrapper }
    : { failure: `PgBouncer was not found, and Debian's package could not be unpacked:\n${output}` }
}

/** @param {string} path */
const starts = async (path) => existsSync(path) && (await run(path, ['--version'], { limit: 30_000 })).ok
