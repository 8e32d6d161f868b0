import { chmodSync, mkdtempSync, realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Creates the folder for what several tests of a run use and only the first one makes. */
export default function setup(): void {
  const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'within-reach-made-once-'))
  // Another user starts the release.
  chmodSync(folder, 0o755)
  process.env.TEST_MADE_ONCE = folder
}
