import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { JourneyRun, recordProof as recordCall } from '@within-reach/contract'
import type { Command } from 'commander'
import * as v from 'valibot'
import { CommandError } from '../command-error'
import { exactTarget, type Target } from '../reading/values'
import type { Session } from '../session'
import { proofText } from '../wording/proofs'

/** What `npm run e2e` writes: the run, and the record of the version that it ran with. */
const RunFile = v.pipe(v.string(), v.parseJson(), v.object({ integrity: v.string(), ...JourneyRun.entries }))

/** `registry record-proof`: stores that the journeys passed with a version. */
export function recordProof(program: Command, session: Session): void {
  program
    .command('record-proof')
    .summary('store that the journeys passed with a version')
    .description(
      'Stores a proof that the journeys passed with a published version, signed by the site. "npm run e2e -- --with ' +
        '<remote@version> --site <url> --record" runs this command after the journeys. It requires the right "prove".',
    )
    .argument('<remote@version>', 'such as mfe-userspace@1.5.0', exactTarget)
    .requiredOption('--run <file>', 'the run, as JSON')
    .action(async ({ remote, version }: Required<Target>, { run: file }: { run: string }) => {
      const { integrity, ...run } = await readRun(path.resolve(session.terminal.folder, file))
      const fields = { remote, version, integrity, run: JSON.stringify(run) }
      const proof = await (await session.service()).ask(recordCall, fields)
      session.answer(proof, proofText(proof))
    })
}

async function readRun(file: string): Promise<v.InferOutput<typeof RunFile>> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new CommandError('usage', `${file} cannot be read.`)
  })
  const read = v.safeParse(RunFile, text)
  if (read.success) return read.output
  throw new CommandError('usage', `${file} is not the result of the journeys: ${v.summarize(read.issues)}`)
}
