import type { Ending } from '../reach-error'

const endings: Readonly<Record<string, Exclude<Ending, 'ok'>>> = {
  stale: 'stale',
  invalid: 'usage',
  'logged-out': 'notAllowed',
  'not-owner': 'notAllowed',
  'too-many': 'away',
  unavailable: 'away',
  failed: 'away',
}

/** How a command ends after an answer of this kind. */
export const endingOf = (kind: string): Exclude<Ending, 'ok'> => endings[kind] ?? 'refused'
