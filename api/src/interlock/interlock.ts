import { createHash } from 'node:crypto'
import type { CautionCategory } from '@within-reach/contract'
import { type Cleanup, deleteInBatches } from '../platform/cleanup'
import type { Database } from '../platform/database/database'
import type { Interlock, ReportFinding, WrittenText } from '../platform/interlock'
import { judge, type Severity } from './judge'
import { likenessOf, quartersOf } from './likeness'
import {
  correctCaution,
  countNewRecipients,
  countOthers,
  deleteOldLikenesses,
  dropFinding,
  findFigures,
  findSameText,
  isCleared,
  type Likeness,
  setCaution,
  setCleared,
  setVerdict,
  storeFinding,
  storeLikeness,
} from './queries'
import { readInTurns, type ReadText } from './read-in-turns'
import { rulesVersion } from './version'

/** So many other accounts with the same text or picture are for the moderators. */
const manyOthers = 2
/** A new account that wrote to so many members in a day is folded, and is for the moderators. */
const many = { recipients: 5, hardRecipients: 10 } as const

interface Suspicion {
  readonly categories: readonly CautionCategory[]
  readonly rules: readonly string[]
  readonly severity: Severity
}

/** The scam interlock over a database. */
export function createInterlock(database: Database, cleanup: Cleanup): Interlock {
  const reports: ReportFinding[] = []
  cleanup.add({
    what: 'likenesses of texts and pictures',
    run: () => deleteInBatches(() => deleteOldLikenesses(database)),
  })

  return {
    async assess(written) {
      const { kind: subject, authorId, text } = written
      const read = await readInTurns(text)
      const plain = read.plain.text
      const fingerprint = createHash('sha256').update(plain).digest('hex')
      const likenesses = likenessesOf(written, plain)
      const found = await suspect(database, written, read, likenesses)
      const suspicion = found && !(await isCleared(database, fingerprint)) ? found : undefined
      return async (tx, id) => {
        for (const { kind, hash } of likenesses)
          await storeLikeness(tx, kind, hash, quartersOf(hash), authorId)
        if (suspicion || written.replaces) await setCaution(tx, subject, id, suspicion?.categories ?? null)
        if (!suspicion) {
          if (written.replaces) await dropFinding(tx, subject, id)
          return
        }
        const { rules, ...suspected } = suspicion
        const finding = { subject, id, authorId, ...suspected }
        await storeFinding(tx, { ...finding, rules, rulesVersion, fingerprint })
        if (suspicion.severity === 'hard') for (const report of reports) await report(finding, tx)
      }
    },

    onHardFinding: (report) => void reports.push(report),

    correct: (subject, id, verdict, within = database) =>
      within.transaction(async (tx) => {
        const fingerprint = await setVerdict(tx, subject, id, verdict)
        if (fingerprint === undefined) return false
        await setCleared(tx, fingerprint, verdict === 'wrong')
        for (const same of await findSameText(tx, fingerprint))
          await correctCaution(tx, same.subject, same.id, verdict === 'wrong' ? null : same.categories)
        return true
      }),

    figures: () => findFigures(database),
  }
}

interface HashedLikeness {
  readonly kind: Likeness
  readonly hash: string
}

function likenessesOf({ kind, looks = [] }: WrittenText, plain: string): HashedLikeness[] {
  // People answer many posts with the same words; what they offer is their own.
  const text = kind === 'comment' ? undefined : likenessOf(plain)
  return [
    ...(text === undefined ? [] : [{ kind: 'text', hash: text } as const]),
    ...looks.map((hash) => ({ kind: 'picture', hash }) as const),
  ]
}

/** Everything that is suspicious about a text, its pictures and its author; undefined if nothing is. */
async function suspect(
  database: Database,
  written: WrittenText,
  read: ReadText,
  likenesses: readonly HashedLikeness[],
): Promise<Suspicion | undefined> {
  const { kind, authorId, text, links } = written
  const { findings, rules } = judge(text, { kind, links, ...read })
  const others = await Promise.all(
    likenesses.map(({ kind: of, hash }) => countOthers(database, of, hash, quartersOf(hash), authorId)),
  )
  const copies = Math.max(0, ...others)
  const recipients = kind === 'message' ? await countNewRecipients(database, authorId) : 0
  const isNewcomer = recipients >= many.recipients
  const categories = new Set<CautionCategory>(findings.map(({ category }) => category))
  if (copies > 0) categories.add('duplicates')
  if (isNewcomer) categories.add('newcomer')
  if (categories.size === 0) return undefined
  const isHard =
    findings.some(({ severity }) => severity === 'hard') ||
    copies >= manyOthers ||
    recipients >= many.hardRecipients ||
    // Each alone may be chance.
    (findings.length > 0 && (copies > 0 || isNewcomer))
  return {
    categories: [...categories],
    rules: [
      ...(findings.length > 0 ? rules : []),
      ...(copies > 0 ? ['any.duplicates'] : []),
      ...(isNewcomer ? ['any.newcomer'] : []),
    ],
    severity: isHard ? 'hard' : 'note',
  }
}
